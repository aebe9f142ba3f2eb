// verify: proved
// native: ok
#include <cassert>
#include <sstream>
#include <string>

int main() {
    std::stringstream s;
    s << 17 << ' ' << "text" << ' ' << std::hex << 255;
    assert(s.str() == "17 text ff");
    int n = 0;
    std::string word;
    s >> std::dec >> n >> word;
    assert(n == 17 && word == "text");
}
