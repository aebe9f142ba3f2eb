// verify: violated
// native: none
#include <mutex>

static std::mutex guard;

int main() {
    guard.lock();
    guard.lock(); //~ V1106
    guard.unlock();
    guard.unlock();
    return 0;
}
