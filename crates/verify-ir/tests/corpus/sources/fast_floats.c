// Fast-math flags on every operation that takes them.
// flags: -ffast-math
// expect function: `float quick(float, float, int)` at 5
// expect fast math: fadd
float quick(float a, float b, int which) { return which ? a / b + a : -b * __builtin_sqrtf(a) - (a < b ? a : b); }
