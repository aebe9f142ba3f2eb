// verify: proved
// native: ok
#include <cassert>
#include <new>

struct text {
    char *p;
    explicit text(char c) : p(new char(c)) {}
    text(const text &) = delete;
    ~text() { delete p; }
};

class value {
    bool is_text_;
    union {
        int number_;
        text text_;
    };

public:
    explicit value(int n) : is_text_(false), number_(n) {}
    explicit value(char c) : is_text_(true), text_(c) {}
    ~value() {
        if (is_text_)
            text_.~text();
    }
    int get() const { return is_text_ ? *text_.p : number_; }
};

int main() {
    value a(5), b('b');
    assert(a.get() + b.get() == 103);
    return 0;
}
