// verify: violated
// native: ok
// A member function keeps the invariant of its type.
#include <verify.h>

class Account {
    int balance = 0;

public:
    VERIFY_TYPE_INVARIANT(Account, balance >= 0);

    bool withdraw(int amount) //~ V1004
        VERIFY_PRE(amount >= 0)
        VERIFY_POST(r, !r || balance == verify::old(balance) - amount)
    {
        if (amount - 10 > balance)
            return false;
        balance -= amount;
        return true;
    }

    int left() const { return balance; }
};

int main() {
    Account account;
    return account.withdraw(11) || account.left() != 0;
}
