// verify: proved
// native: ok
static int last(int n) {
    char a[n];
    a[n - 1] = 1;
    return a[n - 1];
}

int main(void) {
    int sum = 0;
    for (int i = 1; i <= 200; i++) {
        char a[100000 + i];
        a[i] = 1;
        sum += a[i] + last(100000);
    }
    return sum != 400;
}
