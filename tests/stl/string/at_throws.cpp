// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <stdexcept>
#include <string>

int main() {
    std::string s("abc");
    bool thrown = false;
    try {
        s.at(3);
    } catch (const std::out_of_range &) {
        thrown = true;
    }
    assert(thrown);
}
