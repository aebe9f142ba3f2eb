// verify: violated
// native: ok
// What a constructor had made before it threw is destroyed once, also where a contract is between.
#include <verify.h>

static int alive = 0;

struct Part {
    Part() { ++alive; }
    ~Part() { --alive; }
};

class Whole {
    Part first, second;

public:
    explicit Whole(int number)
        VERIFY_PRE(0 <= alive && alive < 100)
        VERIFY_POST(alive == verify::old(alive) + 2) {
        if (number < 0)
            throw number; //~ V0601
    }
};

VERIFY_HARNESS(nothing_is_left) {
    alive = 0;
    int number = verify::any<int>();
    try {
        Whole whole(number);
        verify::check(alive == 2);
    } catch (int thrown) {
        verify::check(thrown < 0);
    }
    verify::check(alive == 0);
}

int main() { return 0; }
