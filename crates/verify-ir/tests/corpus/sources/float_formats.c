// The short formats, and the long ones where the target has them.
// expect function: `_Float16 scale(_Float16, float)` at 9
// expect function: `__float128 widen(double)` at 13
// expect global: `_Float16 one_and_a_half` at 6

_Float16 one_and_a_half = 1.5f16;
__float128 quarter = 0.25q;

_Float16 scale(_Float16 h, float f) {
    return h * (_Float16)f + one_and_a_half;
}

__float128 widen(double d) {
    return d * quarter;
}
