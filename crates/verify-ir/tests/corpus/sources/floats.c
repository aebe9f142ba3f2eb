// Floating point: three formats, conversions, comparisons, special values.
// expect function: `double blend(float, double, long double)` at 13
// expect function: `int order(double, double)` at 19
// expect global: `const float tenth` at 8
// expect global: `double specials[5]` at 9
// expect opcode: fadd fsub fmul fdiv fneg fcmp fpext fptrunc fptosi fptoui sitofp uitofp

const float tenth = 0.1f;
double specials[5] = {__builtin_inf(), -__builtin_inf(), __builtin_nan(""), -0.0, 5e-324};
long double third = 1.0L / 3.0L;
float signalling = __builtin_nansf("0x1234");

double blend(float a, double b, long double c) {
    long double sum = a + b - c;
    float back = (float)sum;
    return -(sum * back) / (long double)tenth;
}

int order(double a, double b) {
    unsigned u = (unsigned)a;
    int i = (int)b;
    return (a < b) + (a == b) + (a != a) + (double)u + (float)i > 2.5;
}
