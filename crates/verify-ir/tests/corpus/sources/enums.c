// Enumerations: their values, signs and widths in debug info.
// expect enumerator: `Colour::GREEN` is 1
// expect enumerator: `Wide::FAR` is 4294967296
// expect enumerator: `Signs::MINUS` is -5
// expect function: `enum Colour next(enum Colour)` at 9
enum Colour { RED, GREEN, BLUE };
enum Wide { NEAR, FAR = 1ul << 32 };
enum Signs { MINUS = -5, PLUS = 5 };
enum Colour next(enum Colour c) { return c == BLUE ? RED : c + 1; }
enum Wide wide(enum Signs s) { return s == MINUS ? FAR : NEAR; }
