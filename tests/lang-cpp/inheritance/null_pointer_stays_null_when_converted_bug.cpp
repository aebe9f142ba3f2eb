// verify: violated
// native: ubsan
#include <cassert>

struct first {
    int a[4];
};
struct second {
    int b;
};
struct joined : first, second {};

static second *to_second(joined *j) { return j; }

int main() {
    joined j{};
    assert(to_second(&j) != nullptr);
    second *s = to_second(nullptr);
    assert(s == nullptr);
    return s->b; //~ V0101
}
