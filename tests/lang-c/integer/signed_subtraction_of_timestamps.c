// verify: proved
// native: none
long nondet_long(void);

static int earlier(long a, long b) {
    return a < b;
}

int main(void) {
    long a = nondet_long(), b = nondet_long();
    if (earlier(a, b) && earlier(b, a))
        return 1;
    return 0;
}
