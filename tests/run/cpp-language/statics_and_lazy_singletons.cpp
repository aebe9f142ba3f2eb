// run: same
#include <cstdio>

struct registry {
    int entries = 0;
    registry() { std::printf("[registry] "); }
    static registry &instance() {
        static registry r;
        return r;
    }
};

struct plugin {
    const char *name;
    int order;
    explicit plugin(const char *n) : name(n), order(registry::instance().entries++) {}
};

static plugin first("first");
plugin second("second");
namespace {
plugin third("third");
}

template <class T> struct per_type {
    static plugin p;
    static int uses;
};
template <class T> plugin per_type<T>::p("template");
template <class T> int per_type<T>::uses;

struct constants {
    static const int limit = 12;
    static constexpr double ratio = 0.75;
    inline static int shared = 3;
};

static int fail_twice() {
    static int tries = 0;
    if (++tries < 3)
        throw tries;
    return tries;
}

static int lazily() {
    static int value = fail_twice();
    return value;
}

int main() {
    std::printf("%d %d\n", second.order - first.order, third.order - second.order);
    std::printf("%d entries\n", registry::instance().entries + per_type<int>::p.order * 0 + per_type<char>::uses);
    int failed = 0, value = 0;
    for (int i = 0; i < 5; ++i)
        try {
            value = lazily();
        } catch (int) {
            ++failed;
        }
    std::printf("failed %d value %d\n", failed, value);
    constants::shared += constants::limit;
    std::printf("%d %g\n", constants::shared, constants::ratio);
    return failed == 2 && value == 3 ? 0 : 1;
}
