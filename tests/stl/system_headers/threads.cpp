// verify: bounded
// clang: -include bits/c++config.h
// known-gap: the counts of shared_ptr are read together there: atomic objects that overlap
// native: ok
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

int main() {
    std::mutex mutex;
    auto sum = std::make_shared<int>(0);
    auto add = [&mutex, sum](int n) {
        std::lock_guard<std::mutex> lock(mutex);
        *sum += n;
    };
    std::thread a(add, 1), b(add, 2);
    a.join();
    b.join();
    assert(*sum == 3 && !a.joinable());
    std::shared_ptr<int> other = sum;
    assert(sum.use_count() == 3); // `add` holds one, too
}
