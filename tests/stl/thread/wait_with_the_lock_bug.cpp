// verify: violated
// native: none
#include <condition_variable>
#include <mutex>

int main() {
    std::mutex m;
    std::condition_variable changed;
    std::unique_lock<std::mutex> lock(m, std::defer_lock);
    changed.wait(lock, [] { return false; }); //~ V0512
}
