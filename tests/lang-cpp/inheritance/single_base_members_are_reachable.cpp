// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

class account {
protected:
    long balance_;

public:
    explicit account(long b) : balance_(b) {}
    long balance() const { return balance_; }
};

class savings : public account {
public:
    explicit savings(long b) : account(b) {}
    void interest() { balance_ += balance_ / 10; }
};

int main() {
    long start = nondet_int();
    savings s(start);
    s.interest();
    account &a = s;
    assert(start < 10 || a.balance() > start);
    return 0;
}
