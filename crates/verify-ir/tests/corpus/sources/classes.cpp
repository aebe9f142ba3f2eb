// Classes: members, constructors, destructors, static members, this.
// expect function: `void Account::deposit(int)` at 12
// expect function: `int Account::balance() const` at 9
// expect type: `Account` 16 bytes
// expect global: `int Account::count` at 16
// expect local: `_ZN7Account7depositEi` has `Account *this`
class Account {
public:
    int balance() const { return amount; }
    explicit Account(long id) : id(id), amount(0) { ++count; }
    ~Account() { --count; }
    void deposit(int sum) { amount += sum; }
    static int count;
private: long id; int amount;
};
int Account::count = 0;

int open_account(long id) {
    Account account(id);
    account.deposit(5);
    return account.balance() + Account::count;
}
