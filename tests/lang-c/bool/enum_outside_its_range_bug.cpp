// verify: violated
// native: ubsan
#include <cassert>
#include <cstring>

enum colour { red, green, blue };

int main() {
    int raw = 5;
    colour c;
    std::memcpy(&c, &raw, sizeof c);
    assert(c == blue); //~ V0210
    return 0;
}
