// verify: unknown
// flags: --timeout 3
// native: none
int main(void) {
    volatile unsigned x = 1;
    while (x != 2)
        x = (x * 3) | 1;
    return 0;
}
