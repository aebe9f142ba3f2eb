// verify: proved
// clang: -std=c++17
// with: namespaces_unit.cpp
// native: ok
#include <cassert>

namespace shop::stock {
inline int items = 10;
}
int take(int n);

namespace {
int hidden = 1;
}

int main() {
    take(4);
    assert(hidden == 1);
    assert(shop::stock::items == 6);
    return 0;
}
