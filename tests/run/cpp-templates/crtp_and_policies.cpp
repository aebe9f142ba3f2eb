// run: same
#include <cstdio>

template <class D> struct comparable {
    friend bool operator>(const D &a, const D &b) { return b < a; }
    friend bool operator<=(const D &a, const D &b) { return !(b < a); }
    friend bool operator!=(const D &a, const D &b) { return a < b || b < a; }
    const D &larger(const D &o) const {
        const D &self = static_cast<const D &>(*this);
        return self < o ? o : self;
    }
};

template <class D> struct instances {
    static int live;
    instances() { ++live; }
    instances(const instances &) { ++live; }
    ~instances() { --live; }
};
template <class D> int instances<D>::live = 0;

struct version : comparable<version>, instances<version> {
    int major, minor;
    version(int a, int b) : major(a), minor(b) {}
    friend bool operator<(const version &a, const version &b) { return a.major != b.major ? a.major < b.major : a.minor < b.minor; }
};

struct money : comparable<money>, instances<money> {
    long cents;
    explicit money(long c) : cents(c) {}
    friend bool operator<(const money &a, const money &b) { return a.cents < b.cents; }
};

struct wraps {
    static unsigned apply(unsigned v, unsigned limit) { return v % limit; }
};
struct saturates {
    static unsigned apply(unsigned v, unsigned limit) { return v < limit ? v : limit - 1; }
};
struct silent {
    void note(unsigned) {}
};
struct talks {
    int said = 0;
    void note(unsigned v) {
        std::printf("<%u>", v);
        ++said;
    }
};

template <class Overflow, class Log, unsigned Limit = 10> class counter : private Log {
    unsigned v_ = 0;

public:
    using Log::note;
    void add(unsigned n) {
        v_ = Overflow::apply(v_ + n, Limit);
        note(v_);
    }
    unsigned get() const { return v_; }
    const Log &log() const { return *this; }
};

int main() {
    version a(1, 9), b(1, 10), c = a.larger(b);
    money m(250), n(99);
    std::printf("%d %d %d %d.%d %ld\n", a > b, a <= b, a != a, c.major, c.minor, m.larger(n).cents);
    std::printf("%d versions %d monies\n", instances<version>::live, money::live);
    counter<wraps, silent> w;
    counter<saturates, talks> s;
    counter<wraps, talks, 7> t;
    for (unsigned i = 1; i < 6; ++i) {
        w.add(i);
        s.add(i);
        t.add(i);
    }
    std::printf("\n%u %u %u, said %d\n", w.get(), s.get(), t.get(), s.log().said);
    return w.get() == 5 && s.get() == 9 && t.get() == 1 ? 0 : 1;
}
