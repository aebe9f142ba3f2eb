// verify: proved
// native: ok
#include <mutex>
#include <thread>

int main() {
    {
        std::mutex guard;
        guard.lock();
        guard.unlock();
    }
    return 0;
}
