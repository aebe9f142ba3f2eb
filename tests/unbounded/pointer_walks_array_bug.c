// verify: violated
// native: none
// flags: --fail-fast
int nondet_int(void);

int main(void) {
    int a[64] = {0};
    int *end = a + 64;
    int sum = 0;
    for (int *p = a; p <= end; p++) {
        if (nondet_int()) {
            break;
        }
        sum |= *p;  //~ V0102
    }
    return sum;
}
