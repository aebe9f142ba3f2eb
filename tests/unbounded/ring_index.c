// verify: proved
// native: none
unsigned nondet_uint(void);

int main(void) {
    int ring[16] = {0};
    unsigned head = 0;
    for (unsigned n = nondet_uint(); n > 0; n--) {
        ring[head] = 1;
        head = (head + 1) % 16;
    }
    return 0;
}
