// verify: proved
// clang: -std=c++20
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> turn;
static int message;

int main() {
    std::thread other([] {
        message = 5;
        turn.store(1);
        turn.notify_one();
    });
    turn.wait(0);
    assert(message == 5);
    other.join();
    return 0;
}
