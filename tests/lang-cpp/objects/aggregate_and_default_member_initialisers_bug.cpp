// verify: violated
// clang: -std=c++20
// native: abort
#include <cassert>

struct options {
    int width = 80, height = width / 4;
    const char *title = "none";
    bool colour : 1 = true;
};

int main() {
    options a;
    options b{.width = 40};
    options c{.height = 5, .title = "c"};
    assert(a.height == 20 && a.colour);
    assert(c.width == 80 && c.height == 5);
    assert(b.height == 20); //~ V0001
    return 0;
}
