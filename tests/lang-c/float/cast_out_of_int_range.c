// verify: proved
// native: none
double nondet_double(void);

static int round_down(double d) {
    if (!(d > -2147483649.0 && d < 2147483648.0))
        return 0;
    return (int)d;
}

int main(void) {
    return round_down(nondet_double()) == 99;
}
