// verify: proved
// clang: -std=c++11
// native: ok
#include <cassert>

struct checker {
    int v;
    explicit checker(int x) : v(x) {}
    ~checker() noexcept(false) {
        if (v < 0)
            throw v;
    }
    int twice() const { return 2 * v; }
};

int main() {
    int r = checker(4).twice();
    assert(r == 8);
    int caught = 0;
    try {
        r = checker(-3).twice();
    } catch (int i) {
        caught = i;
    }
    assert(caught == -3);
    return 0;
}
