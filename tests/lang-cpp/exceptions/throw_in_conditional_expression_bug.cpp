// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

static int positive(int x) {
    return x > 0 ? x : throw "negative"; //~ V0601
}

int main() {
    int x = nondet_int();
    assert(positive(x) > 0);
    return 0;
}
