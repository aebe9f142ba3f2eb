// Integers of odd widths.
// flags: -std=c2x
// needs: clang 16
// expect function name: advance large small

_BitInt(37) advance(_BitInt(37) x, int step) {
    return x * 3 + step;
}

unsigned _BitInt(100) large(unsigned _BitInt(100) x) {
    unsigned _BitInt(100) k = 1267650600228229401496703205375uwb;
    return x ^ k;
}

_Bool small(_BitInt(2) a, unsigned _BitInt(1) b) {
    return a == b;
}
