// verify: violated
// clang: -Wno-dangling-initializer-list -Wno-dangling
// native: asan
#include <cassert>
#include <initializer_list>

static int sum(std::initializer_list<int> l) {
    int s = 0;
    for (int v : l) //~ V0106
        s += v;
    return s;
}

static std::initializer_list<int> make(int a) { return {a, a + 1, a + 2}; }

int main() {
    assert(sum(make(1)) == 6);
    return 0;
}
