// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int call(int (*f)(int), int x) { return f(x); }

int main() {
    int (*negate)(int) = [](int x) { return ~x; };
    int (*same)(int) = [](int x) { return x; };
    int x = nondet_int();
    bool flip = nondet_int() > 5;
    int r = call(flip ? negate : same, x);
    assert(r == x); //~ V0001
    return 0;
}
