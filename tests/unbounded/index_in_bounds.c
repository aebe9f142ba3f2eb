// verify: proved
// native: none
int nondet_int(void);

int main(void) {
    int a[100] = {0};
    int n = nondet_int();
    if (n > 100) {
        return 0;
    }
    for (int i = 0; i < n; i++) {
        a[i] = i;
    }
    return 0;
}
