// verify: proved
// native: ok
static int rounds = 0;

int main() {
    int phase = 0;
    while (true) {
        phase = 1 - phase;
        if (++rounds == 9000)
            return phase;
    }
}
