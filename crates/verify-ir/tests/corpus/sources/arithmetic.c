// Integer arithmetic of every width: flags on signed operations, none on unsigned ones.
// expect function: `int add(int, int)` at 9
// expect function: `unsigned long mix(unsigned long, unsigned int)` at 13
// expect function: `signed char narrow(long)` at 19
// expect function: `_Bool both(_Bool, _Bool)` at 23
// expect local: `mix` has `unsigned long product`
// expect opcode: add sub mul sdiv srem udiv urem shl ashr lshr and or xor trunc sext zext icmp

int add(int a, int b) {
    return a + b - (a * b) / (b | 1) + a % 7;
}

unsigned long mix(unsigned long x, unsigned y) {
    unsigned long product = x * 0x9e3779b97f4a7c15ul;
    product ^= product >> 29;
    return (product / (y | 1)) + (product % 10) + (product << 3 & ~1ul);
}

signed char narrow(long wide) {
    return (signed char)((wide >> 5) + (int)wide);
}

_Bool both(_Bool a, _Bool b) {
    return a < b || (a && b);
}
