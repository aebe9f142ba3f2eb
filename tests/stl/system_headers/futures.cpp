// verify: bounded
// clang: -include bits/c++config.h
// native: none
#include <cassert>
#include <future>
#include <mutex>

int main() {
    std::future<int> future;
    {
        std::promise<int> promise;
        future = promise.get_future();
        try {
            promise.get_future();
            assert(false);
        } catch (const std::future_error &error) {
            assert(error.code() == std::future_errc::future_already_retrieved);
        }
    }
    bool caught = false;
    try {
        future.get();
    } catch (const std::future_error &error) {
        caught = error.code() == std::make_error_code(std::future_errc::broken_promise);
    }
    assert(caught);
    std::once_flag once;
    int count = 0;
    for (int i = 0; i != 2; ++i)
        std::call_once(once, [&] { ++count; });
    assert(count == 1);
}
