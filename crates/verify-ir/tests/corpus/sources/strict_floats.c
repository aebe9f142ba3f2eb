// Strict floating point: constrained intrinsics with metadata strings as arguments.
// flags: -ffp-model=strict
// expect function: `double divide(double, double)` at 5
// expect calls: llvm.experimental.constrained.fdiv.f64
double divide(double a, double b) { return a / b + (float)a; }
int less(double a, double b) { return a < b; }
