// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <cstdint>

struct alignas(128) line {
    char data[10];
};

int main() {
    line *l = new line[2];
    assert(reinterpret_cast<std::uintptr_t>(l) % 128 == 0);
    assert(sizeof(line) == 128);
    assert(reinterpret_cast<std::uintptr_t>(&l[1]) % 128 == 0);
    delete[] l;
    return 0;
}
