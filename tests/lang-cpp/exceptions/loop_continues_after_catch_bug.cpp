// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

int main() {
    int failed = 0, passed = 0;
    for (int i = 0; i < 4; ++i) {
        try {
            if (nondet_int() == i)
                throw i;
            ++passed;
        } catch (int v) {
            assert(v == i);
            ++failed;
            continue;
        }
        assert(passed > 0);
    }
    assert(passed > 0); //~ V0001
    return 0;
}
