// verify: violated
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

static unsigned destroyed;

struct thing {
    char c;
    thing() : c('t') {}
    ~thing() { ++destroyed; }
};

int main() {
    unsigned n = nondet_uint() % 4;
    thing *t = new thing[n];
    delete[] t;
    assert(destroyed < 3); //~ V0001
    return 0;
}
