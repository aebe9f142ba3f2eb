// verify: proved
// native: none
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > -1000000 && a < 1000000 && b > -1000000 && b < 1000000);
    int sum = a + b;
    return sum > a;
}
