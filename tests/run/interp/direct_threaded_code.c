// run: same
// clang: -std=gnu11
/* Dispatch through label addresses. */
#include <stdio.h>

enum { LIT, ADD, DEC, JNZ, OUT, END, MUL, MOV };

static long execute(const int *code, long a) {
    static const void *const table[] = {&&lit, &&add, &&dec, &&jnz, &&out, &&end, &&mul, &&mov};
    long r[4] = {0, a, 1, 0};
    const int *pc = code;
    long dispatched = 0;
#define NEXT do { dispatched++; goto *table[*pc++]; } while (0)
    NEXT;
lit:
    r[pc[0]] = pc[1];
    pc += 2;
    NEXT;
add:
    r[pc[0]] += r[pc[1]];
    pc += 2;
    NEXT;
mul:
    r[pc[0]] *= r[pc[1]];
    pc += 2;
    NEXT;
mov:
    r[pc[0]] = r[pc[1]];
    pc += 2;
    NEXT;
dec:
    r[*pc++]--;
    NEXT;
jnz:
    if (r[pc[0]])
        pc = code + pc[1];
    else
        pc += 2;
    NEXT;
out:
    printf("r%d = %ld\n", *pc, r[*pc]);
    pc++;
    NEXT;
end:
    return dispatched;
}

int main(void) {
    static const int factorial[] = {MUL, 2, 1, DEC, 1, JNZ, 1, 0, OUT, 2, END};
    static const int triangle[] = {LIT, 0, 0, ADD, 0, 1, DEC, 1, JNZ, 1, 3, OUT, 0, END};
    static const int fibonacci[] = {LIT, 0, 0, LIT, 2, 1, MOV, 3, 2, ADD, 2, 0, MOV, 0, 3, DEC, 1, JNZ, 1, 6, OUT, 0, END};
    long n = execute(factorial, 20);
    n += execute(triangle, 1000);
    n += execute(fibonacci, 50);
    printf("%ld dispatched\n", n);
    return 0;
}
