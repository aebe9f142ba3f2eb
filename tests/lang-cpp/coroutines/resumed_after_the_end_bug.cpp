// verify: violated
// clang: -std=c++20
// native: none
#include <cassert>
#include <coroutine>
#include <exception>

struct task {
    struct promise_type {
        int result = 0;
        task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_value(int v) { result = v; }
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
};

static task compute(int x) {
    co_await std::suspend_always();
    co_return x * 2;
}

int main() {
    task t = compute(21);
    assert(!t.h.done());
    t.h.resume();
    assert(t.h.done() && t.h.promise().result == 42);
    t.h.resume(); //~ V0501
    t.h.destroy();
    return 0;
}
