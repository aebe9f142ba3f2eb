// verify: violated
// clang: -std=c++14
// native: abort
#include <cassert>
#include <cstddef>

static constexpr long operator""_km(unsigned long long v) { return static_cast<long>(v) * 1000; }
static constexpr long operator""_km(long double v) { return static_cast<long>(v * 1000); }
static constexpr std::size_t operator""_length(const char *, std::size_t n) { return n; }
template <char... C> static constexpr unsigned operator""_binary() {
    unsigned r = 0;
    const char digits[] = {C...};
    for (char d : digits)
        r = r * 2 + static_cast<unsigned>(d - '0');
    return r;
}

int main() {
    assert(3_km == 3000 && 1.5_km == 1500);
    assert("four"_length == 4);
    assert(1011_binary == 1011); //~ V0001
    return 0;
}
