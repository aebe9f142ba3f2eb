// Lexical blocks, shadowed names, inlined calls with their places.
// expect local: `_Z5outeri` has `int x`, `int y`, `long x`
// expect function: `int outer(int)` at 5
static inline __attribute__((always_inline)) int tiny(int v) { int w = v * 2; return w + 1; }
int outer(int x) {
    int y = x;
    {
        long x = y + tiny(y);
        for (int i = 0; i < x; ++i) {
            int y = i;
            if (y > 5) { label: int z = tiny(y); if (z == 3) goto label; }
        }
        y += (int)x;
    }
    return y;
}
