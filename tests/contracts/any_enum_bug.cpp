// verify: violated
// native: ok
// Enumerations have the values of their range, and no others.
#include <verify.h>

enum Suit { clubs, diamonds, hearts, spades };
enum Level { low = -1, middle = 0, high = 2 };
enum class Byte : unsigned char { zero, one };

static int weight(Suit s) {
    switch (s) {
    case clubs: return 1;
    case diamonds: return 2;
    case hearts: return 3;
    case spades: return 4;
    }
    return 0;
}

VERIFY_HARNESS(suits) {
    Suit s = verify::any<Suit>();
    verify::check(weight(s) > 0);
    Level l = verify::any<Level>();
    verify::check(l >= -4 && l <= 3);
    Byte b = verify::any<Byte>();
    verify::check(static_cast<int>(b) <= 1); //~ V0001
}

int main() { return weight(hearts) == 3 ? 0 : 1; }
