// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

static int positive(int x) {
    return x > 0 ? x : throw "negative";
}

int main() {
    int x = nondet_int();
    try {
        assert(positive(x) > 0);
    } catch (const char *) {
        assert(x <= 0);
    }
    return 0;
}
