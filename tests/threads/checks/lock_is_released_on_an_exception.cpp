// verify: proved
// native: ok
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex guard;

static void change() {
    std::lock_guard<std::mutex> lock(guard);
    throw std::runtime_error("no");
}

int main() {
    std::thread other([] {
        try {
            change();
        } catch (const std::runtime_error &) {
        }
    });
    other.join();
    return 0;
}
