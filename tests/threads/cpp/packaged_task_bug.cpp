// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::packaged_task<int(int)> task([](int value) { return value + 1; });
    std::future<int> result = task.get_future();
    std::thread worker(std::move(task), 4);
    assert(result.get() == 4); //~ V0001
    worker.join();
    return 0;
}
