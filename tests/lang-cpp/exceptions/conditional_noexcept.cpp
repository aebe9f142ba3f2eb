// verify: proved
// clang: -std=c++11
// native: ok
#include <cassert>

struct quiet {
    quiet() noexcept {}
    quiet(quiet &&) noexcept {}
};
struct loud {
    loud() {}
    loud(loud &&) {}
};

template <class T> void shuffle(T &) noexcept(noexcept(T(static_cast<T &&>(*static_cast<T *>(nullptr))))) {}

int main() {
    quiet q;
    loud l;
    assert(noexcept(shuffle(q)));
    assert(noexcept(quiet()) && !noexcept(loud()));
    assert(!noexcept(shuffle(l)));
    return 0;
}
