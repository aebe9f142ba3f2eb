// verify: bounded
// flags: --unwind 8
// native: none
unsigned nondet_unsigned(void);

/* The second exit is decided in every round, and never taken: no counter that ends the loop. */
int main(void) {
    unsigned n = nondet_unsigned(), mixed = 0;
    for (unsigned i = 0; i < n; i++) {
        mixed ^= i;
        if (mixed == 0xffffffff) {
            break;
        }
    }
    return 0;
}
