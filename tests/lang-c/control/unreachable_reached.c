// verify: proved
// native: none
unsigned nondet_uint(void);

static int quarter(unsigned angle) {
    switch (angle / 90) {
    case 0: return 1;
    case 1: return 2;
    case 2: return 3;
    case 3: return 4;
    }
    __builtin_unreachable();
}

int main(void) {
    unsigned angle = nondet_uint();
    if (angle >= 360)
        return 0;
    return quarter(angle) > 4;
}
