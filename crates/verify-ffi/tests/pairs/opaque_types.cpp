struct Parser { int depth; };
struct Engine;
extern "C" Parser *parser_new(Engine *) { return nullptr; }
extern "C" bool parser_run(Parser *parser, void *state, void (*call)(void *)) {
    call(state);
    return parser->depth;
}
struct Context { long keys[4]; };
extern "C" Context *context_new() { return new Context{}; }
