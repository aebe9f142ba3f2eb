// verify: proved
// native: none
int nondet_int(void);

int main(void) {
    int *largest = 0;
    int best = 0;
    int slots[3];
    for (int i = 0; i < 3; i++) {
        int *value = &slots[i];
        *value = nondet_int();
        if (!largest || *value > best) {
            largest = value;
            best = *value;
        }
    }
    return *largest == best ? 0 : 1;
}
