// verify: proved
// native: ok
int main(void) {
    int i = 0, rounds = 0;
    while (rounds < 10000) {
        i = 1 - i;
        rounds++;
    }
    return i;
}
