// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <future>

int main() {
    int value = 3;
    std::future<int> twice = std::async(std::launch::async, [value] { return 2 * value; });
    assert(twice.get() == 6);
    return 0;
}
