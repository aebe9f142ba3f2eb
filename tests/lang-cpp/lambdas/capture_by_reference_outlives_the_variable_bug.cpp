// verify: violated
// native: asan
#include <cassert>

template <class F> static int run(F f) {
    return f();
}

static auto make(int base) {
    int offset = base + 1;
    return [&offset] { return offset; }; //~ V0106
}

int main() {
    auto f = make(4);
    assert(run(f) == 5);
    return 0;
}
