// verify: violated
// native: none
// flags: --fail-fast
unsigned nondet_uint(void);

int main(void) {
    int ring[16] = {0};
    unsigned head = 0;
    for (unsigned n = nondet_uint(); n > 0; n--) {
        ring[head] = 1;  //~ V0103
        head = (head + 1) % 17;
    }
    return 0;
}
