// verify: proved
// native: ok
#include <cassert>

static int counter = 1;

static void bump(const int &c) {
    const_cast<int &>(c)++;
}

int main() {
    unsigned word = 0x01020304;
    unsigned char *bytes = reinterpret_cast<unsigned char *>(&word);
    assert(bytes[0] == 4 && bytes[3] == 1);
    bump(counter);
    assert(counter == 2);
    return 0;
}
