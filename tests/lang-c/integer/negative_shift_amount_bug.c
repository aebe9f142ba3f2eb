// verify: violated
// native: none
signed char __VERIFIER_nondet_schar(void);

int main(void) {
    int amount = __VERIFIER_nondet_schar() % 8;
    long mask = 1L << amount; //~ V0205
    return mask == 3;
}
