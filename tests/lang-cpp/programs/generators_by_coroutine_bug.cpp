// verify: violated
// clang: -std=c++20
// native: abort
#include <cassert>
#include <coroutine>
#include <cstdio>
#include <exception>

template <class T> class generator {
public:
    struct promise_type {
        T value{};
        generator get_return_object() { return generator(handle::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) {
            value = v;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    using handle = std::coroutine_handle<promise_type>;
    explicit generator(handle h) : h_(h) {}
    generator(generator &&o) noexcept : h_(o.h_) { o.h_ = nullptr; }
    generator(const generator &) = delete;
    ~generator() {
        if (h_)
            h_.destroy();
    }
    bool next() {
        h_.resume();
        return !h_.done();
    }
    T value() const { return h_.promise().value; }

private:
    handle h_;
};

static int destroyed;
struct local {
    ~local() { ++destroyed; }
};

static generator<int> range(int from, int to) {
    local l;
    for (int i = from; i < to; ++i)
        co_yield i;
}

static generator<long> fibonacci() {
    local l;
    long a = 0, b = 1;
    while (true) {
        co_yield a;
        long c = a + b;
        a = b;
        b = c;
    }
}

static generator<int> filtered(generator<int> source, int divisor) {
    while (source.next())
        if (source.value() % divisor)
            co_yield source.value();
}

int main() {
    {
        auto g = filtered(filtered(range(1, 20), 2), 3);
        while (g.next())
            std::printf("%d ", g.value());
        auto f = fibonacci();
        for (int i = 0; i < 12; ++i)
            f.next();
        std::printf("| %ld\n", f.value());
    }
    std::printf("%d destroyed\n", destroyed);
    assert(!(destroyed == 2)); //~ V0001
    return 0;
}
