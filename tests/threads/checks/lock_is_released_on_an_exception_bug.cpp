// verify: violated
// native: none
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex guard;

static void change() {
    guard.lock();
    throw std::runtime_error("no");
}

int main() {
    std::thread other([] {
        try {
            change();
        } catch (const std::runtime_error &) {
        }
    });
    other.join(); //~ V1111
    return 0;
}
