// verify: proved
// clang: -std=c++11
// native: ok
#include <cassert>
#include <utility>

static int kind(int &) { return 1; }
static int kind(const int &) { return 2; }
static int kind(int &&) { return 3; }

template <class T> static int forwarded(T &&t) { return kind(std::forward<T>(t)); }
template <class T> static int dropped(T &&t) { return kind(t); }

int main() {
    int x = 0;
    const int c = 0;
    assert(forwarded(x) == 1 && forwarded(c) == 2);
    assert(forwarded(std::move(x)) == 3);
    assert(dropped(5) == 1);
    return 0;
}
