// Coroutines: before they are split.
// flags: -std=c++20
// needs: clang 16
#include <coroutine>
// expect attribute: `_Z7countupi` has presplitcoroutine
// expect calls: llvm.coro.begin llvm.coro.suspend llvm.coro.end
struct Generator {
    struct promise_type {
        int current = 0;
        Generator get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int v) { current = v; return {}; }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> handle;
    int next() { handle.resume(); return handle.promise().current; }
    ~Generator() { if (handle) handle.destroy(); }
};
Generator countup(int n) { for (int i = 0; i < n; ++i) co_yield i; }
int third() { Generator g = countup(5); g.next(); g.next(); return g.next(); }
