// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::packaged_task<int(int)> task([](int value) { return value + 1; });
    std::future<int> result = task.get_future();
    std::thread worker(std::move(task), 4);
    assert(result.get() == 5);
    worker.join();
    return 0;
}
