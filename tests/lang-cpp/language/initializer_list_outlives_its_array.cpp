// verify: proved
// clang: -Wno-dangling-initializer-list -Wno-dangling
// native: ok
#include <cassert>
#include <initializer_list>

static int sum(std::initializer_list<int> l) {
    int s = 0;
    for (int v : l)
        s += v;
    return s;
}

static int make(int a) { return sum({a, a + 1, a + 2}); }

int main() {
    assert(make(1) == 6 && sum({}) == 0);
    return 0;
}
