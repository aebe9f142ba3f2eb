// verify: violated
// native: none
#include <mutex>
#include <thread>

static std::mutex guard;

int main() {
    guard.lock();
    std::thread other([] {
        guard.unlock(); //~ V1105
    });
    other.join();
    return 0;
}
