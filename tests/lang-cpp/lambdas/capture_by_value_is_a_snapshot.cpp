// verify: proved
// clang: -std=c++11
// native: none
#include <cassert>

extern "C" int nondet_int();

int main() {
    int x = nondet_int(), y = nondet_int();
    int before = x;
    auto f = [x, &y] { return x == y; };
    x = 0;
    y = before;
    assert(f());
    return 0;
}
