// verify: violated
// clang: -std=c++17
// native: uncaught
#include <cassert>

struct thing {};

int main() {
    int which = 0;
    try {
        throw 0; //~ V0601
    } catch (const thing *p) {
        which = p == nullptr ? 1 : 2;
    }
    assert(which == 1);
    return 0;
}
