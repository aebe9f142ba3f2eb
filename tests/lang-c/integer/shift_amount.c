// verify: proved
// native: none
unsigned nondet_uint(void);

int main(void) {
    unsigned bits = nondet_uint();
    if (bits > 31)
        return 0;
    unsigned mask = 1u << bits;
    return (mask & (mask - 1)) != 0;
}
