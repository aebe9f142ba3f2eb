// verify: proved
// native: none
unsigned nondet_uint(void);

int main(void) {
    int a[5] = {1, 2, 3, 4, 5};
    unsigned n = nondet_uint();
    if (n > 5)
        return 0;
    int *end = a + n;
    int sum = 0;
    for (int *p = a; p < end && p != a + 5; p++)
        sum += *p;
    return sum > 15;
}
