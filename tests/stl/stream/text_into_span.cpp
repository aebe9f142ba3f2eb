// verify: proved
// clang: -std=c++23
// native: ok
#include <cassert>
#include <span>
#include <spanstream>

int main() {
    char room[4];
    std::ospanstream out{std::span<char>(room)};
    out << 12345;
    assert(out.bad());
    assert(out.span().size() == 4 && room[3] == '4');
}
