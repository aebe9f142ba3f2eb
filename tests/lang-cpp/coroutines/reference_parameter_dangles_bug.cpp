// verify: violated
// clang: -std=c++20
// native: asan
#include <cassert>
#include <coroutine>
#include <exception>

struct lazy {
    struct promise_type {
        int value = 0;
        lazy get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_value(int v) { value = v; }
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
    int get() {
        h.resume();
        int v = h.promise().value;
        h.destroy();
        return v;
    }
};

static lazy add(const int &a, const int &b) {
    co_return a + b; //~ V0105
}

int main() {
    lazy l = add(20, 22);
    assert(l.get() == 42);
    return 0;
}
