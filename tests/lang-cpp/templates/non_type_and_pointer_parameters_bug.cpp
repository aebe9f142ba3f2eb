// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int limit = 10;
static int add_one(int x) { return x + 1; }
static int halve(int x) { return x / 2; }

template <int *Limit, int (*F)(int)> static int bounded(int x) {
    int r = F(x);
    return r > *Limit ? *Limit : r;
}

template <long N, char C = 'x'> struct tag {
    static long code() { return N * 256 + C; }
};

int main() {
    int x = nondet_int();
    if (x > 1000 || x < -1000)
        return 0;
    assert((bounded<&limit, add_one>(x) < 10)); //~ V0001
    limit = 3;
    assert((bounded<&limit, halve>(100) == 3));
    assert((tag<2>::code() == 632 && tag<2, 'y'>::code() == 633));
    return 0;
}
