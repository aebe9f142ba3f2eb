// verify: violated
// clang: -std=c++17
// native: none
#include <mutex>
#include <thread>

static std::mutex left, right;

int main() {
    std::thread other([] {
        std::lock_guard<std::mutex> first(left);
        std::lock_guard<std::mutex> second(right);
    });
    {
        std::lock_guard<std::mutex> first(right);
        std::lock_guard<std::mutex> second(left); //~ V1102
    }
    other.join();
    return 0;
}
