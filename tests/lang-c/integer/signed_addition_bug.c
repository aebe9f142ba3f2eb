// verify: violated
// native: none
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > 0 && b > 0);
    int sum = a + b; //~ V0201
    return sum > a;
}
