// verify: violated
// flags: --check float-division-by-zero
// native: none
double nondet_double(void);

int main(void) {
    double total = 12.0, weight = nondet_double();
    if (!(weight >= 0.0 && weight <= 100.0))
        return 0;
    double mean = total / weight; //~ V0207
    return mean > 12.0;
}
