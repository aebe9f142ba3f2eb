// verify: violated
// native: abort
#include <cassert>
#include <sstream>

int main() {
    std::ostringstream s;
    s << std::hex << 255;
    assert(s.str() == "FF"); //~ V0001
}
