struct Parser { int depth; };
extern "C" Parser *parser_new() { return new Parser{1}; }
struct Context { long keys[4]; };
extern "C" Context *context_new() { return new Context{}; }
