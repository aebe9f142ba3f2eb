// Builtins that become intrinsics.
#include <string.h>
// expect function: `_Bool checked(int, int, int *)` at 5
// expect calls: llvm.sadd.with.overflow.i32 llvm.ctlz.i32 llvm.memcpy.p0.p0.i64 llvm.expect.i64
_Bool checked(int a, int b, int *sum) { return __builtin_add_overflow(a, b, sum); }

int count(unsigned x) {
    if (__builtin_expect(x == 0, 0))
        return 32;
    return __builtin_clz(x) + __builtin_ctz(x) + __builtin_popcount(x) + (int)__builtin_bswap32(x);
}

void copy(char *to, const char *from, size_t n) {
    char block[64];
    __builtin_prefetch(from);
    memcpy(block, from, sizeof block);
    memmove(to, block, n & 63);
    memset(block, n == 3 ? 1 : 0, n & 63);
    __builtin_memcpy(to, block, __builtin_object_size(block, 0));
    if (__builtin_constant_p(n) || !__builtin_frame_address(0))
        __builtin_unreachable();
}

double maths(double x) {
    return __builtin_fabs(x) + __builtin_fma(x, x, 1.0) + __builtin_sqrt(x) + __builtin_copysign(1.0, x);
}
