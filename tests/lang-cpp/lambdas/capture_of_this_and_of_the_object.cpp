// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>

struct counter {
    int n = 1;
    auto by_pointer() {
        return [this] { return n; };
    }
    auto by_copy() {
        return [*this] { return n; };
    }
};

int main() {
    counter c;
    auto live = c.by_pointer();
    auto frozen = c.by_copy();
    c.n = 7;
    assert(live() == 7);
    assert(frozen() == 1);
    return 0;
}
