// verify: proved
// system-headers: bounded
// clang: -std=c++17
// native: ok
#include <cassert>
#include <memory_resource>
#include <vector>

int main() {
    char buffer[256];
    std::pmr::monotonic_buffer_resource resource(buffer, sizeof buffer);
    std::pmr::vector<int> numbers(&resource);
    for (int i = 0; i != 3; ++i) numbers.push_back(i);
    assert(numbers[2] == 2);
}
