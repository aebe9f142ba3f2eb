// Inline assembly: outputs, clobbers, tied operands, jumps.
// expect function: `unsigned long long ticks()` at 6
// expect function: `int test(int)` at 12
// expect opcode: callbr extractvalue
#define READ "rdtsc"
unsigned long long ticks(void) {
    unsigned low, high;
    __asm__ volatile(READ : "=a"(low), "=d"(high) : : "memory");
    return (unsigned long long)high << 32 | low;
}

int test(int x) {
    __asm__ goto("testl %0, %0\n\tjz %l[zero]" : : "r"(x) : "cc" : zero);
    return 1;
zero:
    return 0;
}

int swapped(int x) {
    __asm__("bswap %0" : "+r"(x));
    return x;
}
