// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>

struct window {
    int x = 1, y = 2;
    struct {
        int w, h;
    } size{30, 40};
    bool shown = true;
};

int main() {
    window a{.y = 9, .size = {.w = 5}};
    assert(a.x == 1 && a.y == 9 && a.size.w == 5 && a.shown);
    assert(a.size.h == 0);
    return 0;
}
