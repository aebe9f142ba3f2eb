// verify: violated
// native: none
int nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int d = nondet_int();
    int q = 100 / d; //~ V0203
    __VERIFIER_assume(d != 0);
    return q == 7;
}
