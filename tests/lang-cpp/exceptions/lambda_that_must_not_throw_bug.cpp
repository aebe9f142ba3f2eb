// verify: violated
// clang: -std=c++17
// native: uncaught
#include <cassert>

template <class F> static int guarded(F f) noexcept {
    return f(3) + f(4);
}

int main() {
    int calls = 0, sum = 0;
    try {
        sum = guarded([&](int x) {
            if (++calls == 2)
                throw x; //~ V0602
            return x;
        });
    } catch (int x) {
        sum = x * 100;
    }
    assert(sum == 400);
    return 0;
}
