// verify: violated
// native: none
unsigned nondet_uint(void);

int main(void) {
    int a[5] = {1, 2, 3, 4, 5};
    unsigned n = nondet_uint();
    if (n > 6)
        return 0;
    int *start = a;
    int *end = start + n; //~ V0401
    int sum = 0;
    for (int *p = start; p < end && p != a + 5; p++)
        sum += *p;
    return sum > 15;
}
