// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>
#include <coroutine>
#include <exception>

struct task {
    struct promise_type {
        std::exception_ptr error;
        task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    std::coroutine_handle<promise_type> h;
    void get() {
        h.resume();
        std::exception_ptr e = h.promise().error;
        h.destroy();
        if (e)
            std::rethrow_exception(e);
    }
};

static task risky(int n) {
    if (n > 2)
        throw n;
    co_return;
}

int main() {
    risky(1).get();
    int caught = 0;
    try {
        risky(3).get();
    } catch (int i) {
        caught = static_cast<int>(i);
    }
    assert(caught == 3);
    return 0;
}
