// verify: violated
// native: none
unsigned nondet_uint(void);

int main(void) {
    int mode;
    unsigned input = nondet_uint();
    switch (input & 3) {
    case 0: mode = 1; break;
    case 1: mode = 2; break;
    case 2: mode = 3; break;
    }
    switch (mode) { //~ V0111
    case 1: return 0;
    case 2: return 0;
    default: return 0;
    }
}
