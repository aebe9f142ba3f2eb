// verify: proved
// native: none
int nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int d = nondet_int();
    __VERIFIER_assume(d != 0);
    int q = 100 / d;
    return q == 7;
}
