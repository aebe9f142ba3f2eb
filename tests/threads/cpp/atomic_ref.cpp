// verify: proved
// clang: -std=c++20
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

int main() {
    int count = 0;
    std::thread other([&count] { std::atomic_ref<int>(count).fetch_add(1); });
    std::atomic_ref<int>(count).fetch_add(1);
    other.join();
    assert(count == 2);
    return 0;
}
