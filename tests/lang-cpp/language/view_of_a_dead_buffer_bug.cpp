// verify: violated
// clang: -std=c++17
// native: asan
#include <cassert>

class view {
    const char *p_;
    unsigned n_;

public:
    view(const char *p, unsigned n) : p_(p), n_(n) {}
    char operator[](unsigned i) const {
        return p_[i]; //~ V0104
    }
    unsigned size() const { return n_; }
};

class text {
    char *p_;
    unsigned n_;

public:
    explicit text(unsigned n) : p_(new char[n]), n_(n) {
        for (unsigned i = 0; i < n; ++i)
            p_[i] = static_cast<char>('a' + i);
    }
    text(const text &) = delete;
    ~text() { delete[] p_; }
    view all() const { return view(p_, n_); }
};

int main() {
    view v = text(4).all();
    assert(v.size() == 4);
    assert(v[2] == 'c');
    return 0;
}
