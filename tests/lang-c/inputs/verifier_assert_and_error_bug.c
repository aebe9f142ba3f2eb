// verify: violated
// native: none
int __VERIFIER_nondet_int(void);
void __VERIFIER_assert(int);

int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0)
        x = ~x;
    __VERIFIER_assert(x > 0); //~ V0001
    return 0;
}
