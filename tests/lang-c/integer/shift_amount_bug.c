// verify: violated
// native: none
unsigned nondet_uint(void);

int main(void) {
    unsigned bits = nondet_uint();
    if (bits > 32)
        return 0;
    unsigned mask = 1u << bits; //~ V0205
    return (mask & (mask - 1)) != 0;
}
