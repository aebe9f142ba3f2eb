// verify: proved
// clang: -Wno-deprecated
// native: ok
#include <cassert>
#include <cstring>
#include <strstream>

int main() {
    std::ostrstream out;
    out << 42 << std::ends;
    assert(std::strcmp(out.str(), "42") == 0);
    out.freeze(false);
}
