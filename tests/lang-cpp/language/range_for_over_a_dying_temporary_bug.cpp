// verify: violated
// clang: -std=c++17
// native: asan
#include <cassert>

struct inner {
    int items[3] = {1, 2, 3};
    int *begin() { return items; }
    int *end() { return items + 3; }
};
struct outer {
    inner i;
    inner &get() { return i; }
};
static outer make() { return {}; }

int main() {
    int sum = 0;
    for (int v : make().get()) //~ V0105
        sum += v;
    assert(sum == 6);
    return 0;
}
