// verify: violated
// clang: -std=c++17
// native: none
#include <cassert>

extern "C" int nondet_int();

struct split {
    int quotient, rest;
};

static split divide(int a, int b) { return {a / b, a % b}; }

int main() {
    int n = nondet_int();
    if (n < 0)
        return 0;
    auto [q, r] = divide(n, 7);
    assert(q * 7 + r == n && r < 7);
    int pair[2] = {q, r};
    auto &[first, second] = pair;
    first = -1;
    auto [a, b] = pair;
    a = 99;
    assert(b == r && second == r);
    assert(pair[0] == 99); //~ V0001
    return 0;
}
