// verify: proved
// clang: -std=c++20
// native: ok
#include <barrier>
#include <cassert>
#include <thread>

static int values[2];
static int rounds;

int main() {
    auto next = []() noexcept { ++rounds; };
    std::barrier<decltype(next)> meet(2, next);
    std::thread other([&meet] {
        values[1] = 1;
        meet.arrive_and_wait();
        assert(values[0] == 1 && rounds == 1);
    });
    values[0] = 1;
    meet.arrive_and_wait();
    assert(values[1] == 1 && rounds == 1);
    other.join();
    return 0;
}
