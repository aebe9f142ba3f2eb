// verify: proved
// native: ok
// A type of the user's says how any of its values are made.
#include <verify.h>

class Even {
    int value;
    explicit Even(int v) : value(v) {}

public:
    static Even from(int half) { return Even(2 * half); }
    int get() const { return value; }
    Even(const Even &other) : value(other.value) {}
};

template <> struct verify::arbitrary<Even> {
    static Even make() {
        int half = verify::any<int>();
        verify::assume(-1000 <= half && half <= 1000);
        return Even::from(half);
    }
};

VERIFY_HARNESS(even_numbers) {
    Even a = verify::any<Even>(), b = verify::any<Even>();
    verify::check((a.get() + b.get()) % 2 == 0);
    verify::check(a.get() <= 2000);
}

int main() { return Even::from(2).get() == 4 ? 0 : 1; }
