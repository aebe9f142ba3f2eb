// verify: proved
// native: ok
#include <cassert>
#include <cstring>

enum colour { red, green, blue };

int main() {
    int raw = 2;
    colour c;
    std::memcpy(&c, &raw, sizeof c);
    assert(c == blue);
    return 0;
}
