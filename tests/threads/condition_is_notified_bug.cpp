// verify: violated
// native: none
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex guard;
static std::condition_variable changed;

int main() {
    std::thread other([] { changed.notify_one(); });
    {
        std::unique_lock<std::mutex> lock(guard);
        changed.wait(lock); //~ V1103
    }
    other.join();
    return 0;
}
