// verify: violated
// native: none
int nondet_int(void);

int main(void) {
    int a[4] = {0}, b[4] = {0};
    int i = nondet_int();
    if (i < 0 || i > 3)
        return 0;
    int *p = &a[i];
    int *q = i == 2 ? &b[3] : &a[3];
    if (p <= q) //~ V0402
        *p = *q;
    return b[0];
}
