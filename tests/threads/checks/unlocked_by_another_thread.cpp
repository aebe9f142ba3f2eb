// verify: proved
// native: ok
#include <mutex>
#include <thread>

static std::mutex guard;

int main() {
    guard.lock();
    std::thread other([] {});
    other.join();
    guard.unlock();
    return 0;
}
