// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread other([&promise] { promise.set_value(4); });
    assert(result.get() == 4);
    other.join();
    return 0;
}
