// verify: proved
// clang: -std=c++17
// native: ok
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
    outer kept = make();
    for (int v : kept.get())
        sum += v;
    assert(sum == 6);
    return 0;
}
