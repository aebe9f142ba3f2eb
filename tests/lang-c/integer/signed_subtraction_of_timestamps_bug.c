// verify: violated
// native: none
long nondet_long(void);

static int earlier(long a, long b) {
    return a - b < 0; //~ V0201
}

int main(void) {
    long a = nondet_long(), b = nondet_long();
    if (earlier(a, b) && earlier(b, a))
        return 1;
    return 0;
}
