// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>

class view {
    const char *p_;
    unsigned n_;

public:
    view(const char *p, unsigned n) : p_(p), n_(n) {}
    char operator[](unsigned i) const {
        return p_[i];
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
    text t(4);
    view v = t.all();
    assert(v.size() == 4);
    assert(v[2] == 'c');
    return 0;
}
