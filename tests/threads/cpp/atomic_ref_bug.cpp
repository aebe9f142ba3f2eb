// verify: violated
// clang: -std=c++20
// native: none
#include <atomic>
#include <cassert>
#include <thread>

int main() {
    int count = 0;
    std::thread other([&count] { std::atomic_ref<int>(count).fetch_add(1); }); //~ V1101
    count++;
    other.join();
    return 0;
}
