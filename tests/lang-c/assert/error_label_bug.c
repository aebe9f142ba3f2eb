// verify: violated
// native: none
extern void __VERIFIER_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int state = 0;
    for (int step = 0; step < 4; step++) {
        int event = __VERIFIER_nondet_int();
        switch (state) {
        case 0: state = event == 7 ? 1 : 0; break;
        case 1: state = event == 3 ? 2 : 0; break;
        case 2: state = event == 9 ? 3 : 0; break;
        default: break;
        }
    }
    if (state == 3)
        __VERIFIER_error(); //~ V0002
    return 0;
}
