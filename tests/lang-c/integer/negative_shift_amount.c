// verify: proved
// native: none
signed char __VERIFIER_nondet_schar(void);

int main(void) {
    int amount = __VERIFIER_nondet_schar() % 8;
    if (amount < 0)
        amount = -amount;
    long mask = 1L << amount;
    return mask == 3;
}
