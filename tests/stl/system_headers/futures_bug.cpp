// verify: violated
// clang: -include bits/c++config.h
// native: none
#include <condition_variable>
#include <future>
#include <mutex>

int main() {
    std::promise<int> promise;
    promise.set_value(3);
    std::mutex mutex;
    std::condition_variable changed;
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);
    if (promise.get_future().get() == 3)
        changed.wait(lock); //~ V0512
}
