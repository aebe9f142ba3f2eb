// Complex numbers: pairs passed in registers, multiplication through the runtime.
// expect function: `_Complex double rotate(_Complex double, double)` at 8
// expect function: `float norm(_Complex float)` at 12
// expect local: `rotate` has `_Complex double turned`
// expect global: `_Complex double unit` at 6
_Complex double unit = 0.0 + 1.0i;

_Complex double rotate(_Complex double z, double k) { _Complex double turned = z * unit; return turned * k; }



float norm(_Complex float z) {
    return __real__ z * __real__ z + __imag__ z * __imag__ z;
}
