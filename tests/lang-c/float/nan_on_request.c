// verify: proved
// flags: --check nan
// native: none
double nondet_double(void);

int main(void) {
    double a = nondet_double(), b = nondet_double();
    if (!(a > -1e100 && a < 1e100 && b > -1e100 && b < 1e100))
        return 0;
    double d = a - b;
    return d > 0;
}
