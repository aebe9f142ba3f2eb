// verify: proved
// native: ok
#include <cassert>
#include <mutex>
#include <thread>

int main() {
    std::mutex m;
    int sum = 0;
    auto add = [&](int n) {
        std::lock_guard<std::mutex> lock(m);
        sum += n;
    };
    std::thread a(add, 1), b(add, 2);
    a.join();
    b.join();
    assert(sum == 3);
}
