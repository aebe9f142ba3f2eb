// verify: proved
// clang: -std=c++20
// native: ok
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

static std::atomic<std::shared_ptr<int>> shared;

int main() {
    std::thread other([] { shared.store(std::make_shared<int>(3)); });
    if (std::shared_ptr<int> seen = shared.load())
        assert(*seen == 3);
    other.join();
    return 0;
}
