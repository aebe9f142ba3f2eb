// verify: proved
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

enum class mode : unsigned char { off, slow, fast };

struct control {
    bool enabled : 1;
    mode speed : 2;
    signed level : 4;
    unsigned long long stamp : 40;
};

int main() {
    control c = {};
    unsigned x = nondet_uint();
    c.level = static_cast<int>(x % 8);
    c.stamp = ~0ull;
    c.speed = mode::fast;
    c.enabled = x > 3;
    assert(c.level == static_cast<int>(x % 8));
    assert(c.stamp == (1ull << 40) - 1 && c.speed == mode::fast);
    c.stamp += x & 1;
    assert(c.stamp == ((x & 1) ? 0 : (1ull << 40) - 1));
    assert(c.enabled == (x > 3));
    return 0;
}
