// verify: violated
// system-headers: bounded
// native: none
#include <cassert>
#include <string>

int main() {
    std::string s("text");
    assert(s.capacity() == 15); //~ V0001
}
