// verify: violated
// clang: -std=c++20
// native: none
#include <cassert>
#include <coroutine>
#include <exception>

extern "C" unsigned nondet_uint();

struct generator {
    struct promise_type {
        int value = 0;
        generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int v) {
            value = v;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
    ~generator() { h.destroy(); }
    int next() {
        h.resume();
        return h.promise().value;
    }
    generator(std::coroutine_handle<promise_type> c) : h(c) {}
    generator(const generator &) = delete;
};

static generator squares(int from) {
    for (int i = from;; ++i)
        co_yield i * i;
}

int main() {
    int from = static_cast<int>(nondet_uint() % 100);
    generator g = squares(from);
    int a = g.next(), b = g.next();
    assert(a == from * from);
    assert(b - a != 21); //~ V0001
    return 0;
}
