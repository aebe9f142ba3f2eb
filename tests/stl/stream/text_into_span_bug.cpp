// verify: violated
// clang: -std=c++23
// native: abort
#include <cassert>
#include <span>
#include <spanstream>

int main() {
    char room[4];
    std::ospanstream out{std::span<char>(room)};
    out << 12345;
    assert(out.good()); //~ V0001
}
