// verify: proved
// clang: -std=c++17
// native: ok
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex one, two;
static std::condition_variable changed;
static bool ready;

static void wait(std::mutex &with) {
    std::unique_lock<std::mutex> lock(with);
    changed.wait(lock, [] { return ready; });
}

int main() {
    std::thread first(wait, std::ref(one));
    std::thread second(wait, std::ref(one));
    {
        std::scoped_lock lock(one, two);
        ready = true;
    }
    changed.notify_all();
    first.join();
    second.join();
    return 0;
}
