// Concrete execution: registers only.
int main(void) {
    unsigned x = 12345, sum = 0;
    for (int i = 0; i < 2000000; i++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        sum += x & 7;
    }
    return sum == 0;
}
