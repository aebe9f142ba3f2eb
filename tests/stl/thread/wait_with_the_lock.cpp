// verify: proved
// native: ok
#include <condition_variable>
#include <mutex>
#include <thread>

int main() {
    std::mutex m;
    std::condition_variable changed;
    bool ready = false;
    std::thread t([&] {
        std::lock_guard<std::mutex> lock(m);
        ready = true;
        changed.notify_one();
    });
    {
        std::unique_lock<std::mutex> lock(m);
        changed.wait(lock, [&] { return ready; });
    }
    t.join();
}
