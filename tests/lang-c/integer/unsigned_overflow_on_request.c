// verify: proved
// flags: --check unsigned-overflow
// native: none
unsigned nondet_uint(void);

static unsigned distance(unsigned a, unsigned b) {
    return a > b ? a - b : b - a;
}

int main(void) {
    unsigned d = distance(nondet_uint(), nondet_uint());
    return d == 12345;
}
