// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>

struct thing {};

int main() {
    int which = 0;
    try {
        throw nullptr;
    } catch (const thing *p) {
        which = p == nullptr ? 1 : 2;
    }
    assert(which == 1);
    return 0;
}
