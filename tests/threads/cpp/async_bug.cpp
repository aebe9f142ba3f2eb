// verify: violated
// clang: -std=c++17
// native: none
#include <cassert>
#include <future>

int main() {
    int value = 3;
    std::future<void> twice = std::async(std::launch::async, [&value] { value *= 2; }); //~ V1101
    assert(value == 3);
    twice.get();
    return 0;
}
