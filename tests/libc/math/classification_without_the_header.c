// verify: proved
// flags: --std gnu89
// native: none

double nondet_double();

int main() {
    double any = nondet_double();
    if (isfinite(any)) {
        assert(any + 0 == any);
        assert(!isnan(any) && isinf(any) == 0);
    } else {
        assert(isnan(any) || isinf(any) == 1 || isinf(any) == -1);
    }
    return 0;
}
