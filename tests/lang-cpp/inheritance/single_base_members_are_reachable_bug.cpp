// verify: violated
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
    assert(a.balance() >= start); //~ V0001
    return 0;
}
