// verify: violated
// clang: -std=c++20
// native: none
#include <atomic>
#include <thread>

static std::atomic<int> turn;

int main() {
    std::thread other([] { turn.store(0); });
    turn.wait(0); //~ V1102
    other.join();
    return 0;
}
