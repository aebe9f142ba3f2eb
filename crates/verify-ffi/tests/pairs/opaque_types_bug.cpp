struct Parser { int depth; };
extern "C" Parser *parser_new() { return new Parser{1}; }
