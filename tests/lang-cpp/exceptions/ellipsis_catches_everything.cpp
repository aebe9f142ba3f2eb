// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct odd {};

static int attempt(int k) {
    try {
        switch (k) {
        case 0: throw 1;
        case 1: throw odd();
        case 2: throw "text";
        default: return 0;
        }
    } catch (int i) {
        return i;
    } catch (...) {
        return 99;
    }
}

int main() {
    int k = nondet_int();
    int r = attempt(k);
    assert(r == (k == 0 ? 1 : k == 1 || k == 2 ? 99 : 0));
    return 0;
}
