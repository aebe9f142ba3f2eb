// Loops with and without hints, nested ones, early exits; O2 makes vectors of them.
// expect function: `float dot(const float *, const float *, int)` at 6
// expect opcode: br phi getelementptr
// expect attachment: llvm.loop tbaa

float dot(const float *a, const float *b, int n) {
    float sum = 0;
#pragma clang loop unroll_count(4) vectorize(enable)
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

int find(const int *p, int n, int key) {
    int i = 0;
    while (i < n && p[i] != key)
        i++;
    do
        i += n & 1;
    while (i < 3);
    for (;;) {
        if (i > 100)
            break;
        i *= 2;
    }
    return i;
}

void fill(int *restrict to, const int *restrict from, unsigned n) {
    for (unsigned i = 0; i != n; ++i)
        to[i] = from[i] + (int)i;
}
