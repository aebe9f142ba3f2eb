// verify: violated
// clang: -std=c++20
// native: abort
#include <cassert>

static consteval int hash(const char *s) {
    int h = 0;
    while (*s)
        h = h * 31 + *s++;
    return h;
}

static constinit int state = hash("ab");

static constexpr int mode() { return __builtin_is_constant_evaluated() ? 1 : 2; }

int main() {
    assert(state == 97 * 31 + 98);
    constexpr int fixed = mode();
    int run = mode();
    assert(fixed == 1);
    assert(run == 1); //~ V0001
    return 0;
}
