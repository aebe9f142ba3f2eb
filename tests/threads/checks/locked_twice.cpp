// verify: proved
// native: ok
#include <mutex>

static std::recursive_mutex guard;

int main() {
    guard.lock();
    guard.lock();
    guard.unlock();
    guard.unlock();
    return 0;
}
