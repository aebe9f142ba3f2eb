// verify: proved
// clang: -std=c++98
// native: ok
#include <cassert>

class meters {
    double v_;

public:
    meters(double v) : v_(v) {}
    operator double() const { return v_; }
};

class base {};
class derived : base {
public:
    int d;
};

int main() {
    meters m = 2.9;
    int whole = (int)m;
    derived x;
    x.d = 4;
    base *b = (base *)&x;
    assert(((derived *)b)->d == 4);
    unsigned char c = (unsigned char)300;
    assert(c == 44);
    assert(whole == 2 && int(2.9) == 2);
    return 0;
}
