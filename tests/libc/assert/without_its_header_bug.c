// verify: violated
// flags: --std gnu89
// native: none

double nondet_double();

int main() {
    double number = nondet_double();
    if (number >= 0) {
        assert(number); //~ V0001
    }
    return 0;
}
