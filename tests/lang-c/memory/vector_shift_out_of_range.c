// verify: proved
// native: none
unsigned nondet_uint(void);

typedef unsigned v4 __attribute__((vector_size(16)));

int main(void) {
    unsigned n = nondet_uint();
    if (n > 31)
        return 0;
    v4 ones = {1, 1, 1, 1}, by = {0, 1, 2, n};
    v4 r = ones << by;
    if (r[3] == 0x80000000u)
        return 0;
    return r[0] == 1 ? 0 : 1;
}
