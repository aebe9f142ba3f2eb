// verify: violated
// clang: -std=c++20
// native: none
#include <barrier>
#include <cassert>
#include <thread>

static int values[2];

int main() {
    std::barrier<> meet(2);
    std::thread other([&meet] {
        (void)meet.arrive();
        values[1] = 1;
    });
    meet.arrive_and_wait();
    assert(values[1] == 0); //~ V1101
    other.join();
    return 0;
}
