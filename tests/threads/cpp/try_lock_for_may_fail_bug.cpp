// verify: violated
// native: none
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex guard;

int main() {
    std::thread other([] { std::lock_guard<std::timed_mutex> lock(guard); });
    guard.try_lock_for(std::chrono::seconds(1));
    guard.unlock(); //~ V1105
    other.join();
    return 0;
}
