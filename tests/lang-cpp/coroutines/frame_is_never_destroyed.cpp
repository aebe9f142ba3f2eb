// verify: proved
// clang: -std=c++20
// native: ok
#include <coroutine>
#include <exception>

static int done;

struct job {
    struct promise_type {
        job get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
};

static job start(int n) {
    done += n;
    co_return;
}

int main() {
    job j = start(3);
    j.h.resume();
    int result = done - 3;
    j.h.destroy();
    return result;
}
