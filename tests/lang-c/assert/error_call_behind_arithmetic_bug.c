// verify: violated
// native: none
extern void __VERIFIER_error(void);
extern unsigned short __VERIFIER_nondet_ushort(void);

int main(void) {
    unsigned a = __VERIFIER_nondet_ushort(), b = __VERIFIER_nondet_ushort();
    if (a < b)
        return 0;
    unsigned difference = a - b;
    if (difference > 65534)
        __VERIFIER_error(); //~ V0002
    return 0;
}
