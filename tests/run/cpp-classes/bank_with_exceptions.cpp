// run: same
#include <cstdio>

class error {
public:
    virtual ~error() {}
    virtual const char *what() const { return "error"; }
};

class insufficient : public error {
    long missing_;

public:
    explicit insufficient(long m) : missing_(m) {}
    long missing() const { return missing_; }
    const char *what() const override { return "insufficient funds"; }
};

class locked : public error {
public:
    const char *what() const override { return "account locked"; }
};

class account {
    long balance_;
    bool locked_ = false;

public:
    explicit account(long b) : balance_(b) {}
    void withdraw(long amount) {
        if (locked_)
            throw locked();
        if (amount > balance_)
            throw insufficient(amount - balance_);
        balance_ -= amount;
    }
    void deposit(long amount) {
        if (locked_)
            throw locked();
        balance_ += amount;
    }
    void lock() { locked_ = true; }
    long balance() const { return balance_; }
};

class transaction {
    account &a_;
    long undo_;
    bool done_ = false;

public:
    transaction(account &a, long amount) : a_(a), undo_(amount) { a_.withdraw(amount); }
    void commit() { done_ = true; }
    ~transaction() {
        if (!done_) {
            a_.deposit(undo_);
            std::printf("[rolled back %ld] ", undo_);
        }
    }
};

static bool transfer(account &from, account &to, long amount) {
    try {
        transaction t(from, amount);
        to.deposit(amount);
        t.commit();
        std::printf("moved %ld\n", amount);
        return true;
    } catch (const insufficient &e) {
        std::printf("%s by %ld\n", e.what(), e.missing());
    } catch (const error &e) {
        std::printf("%s\n", e.what());
    }
    return false;
}

int main() {
    account a(100), b(50), c(0);
    int failures = 0;
    failures += !transfer(a, b, 30);
    failures += !transfer(a, b, 100);
    c.lock();
    failures += !transfer(b, c, 80);
    failures += !transfer(c, b, 1);
    std::printf("%ld %ld %ld, %d failed\n", a.balance(), b.balance(), c.balance(), failures);
    return a.balance() + b.balance() + c.balance() == 150 && failures == 3 ? 0 : 1;
}
