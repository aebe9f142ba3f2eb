// verify: violated
// flags: --std gnu89
// native: none

double nondet_double();

int main() {
    double any = nondet_double();
    if (!isnan(any)) {
        assert(isfinite(any)); //~ V0001
    }
    return 0;
}
