// verify: proved
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

static int run(const unsigned char *program, int n) {
    static const void *const labels[] = {&&halt, &&increment, &&twice, &&negate};
    int a = 1, pc = 0;
#define NEXT                                            \
    do {                                                \
        if (pc == n)                                    \
            return a;                                   \
        goto *labels[program[pc++] & 3];                \
    } while (0)
    NEXT;
increment:
    a++;
    NEXT;
twice:
    a *= 2;
    NEXT;
negate:
    a = -a;
    NEXT;
halt:
    return a;
}

int main(void) {
    unsigned char program[3];
    for (int i = 0; i < 3; i++)
        program[i] = nondet_uchar();
    int a = run(program, 3);
    assert(a >= -6 && a <= 8);
    return 0;
}
