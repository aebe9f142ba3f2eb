// verify: proved
// flags: --std gnu89
// native: none

double nondet_double();

int main() {
    int values[1] = {0};
    double number = nondet_double();
    assert(1);
    assert(values);
    assert(0.5);
    if (number > 0) {
        assert(number);
    }
    return 0;
}
