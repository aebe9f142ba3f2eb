// verify: violated
// native: none
int nondet_int(void);

int main(void) {
    int *largest = 0;
    int best = 0;
    for (int i = 0; i < 3; i++) {
        int slot = nondet_int();
        int *value = &slot;
        if (!largest || *value > best) {
            largest = value;
            best = *value;
        }
    }
    return *largest == best ? 0 : 1; //~ V0105
}
