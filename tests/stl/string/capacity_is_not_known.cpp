// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s;
    s.reserve(50);
    assert(s.capacity() >= 50);
    s = "text";
    assert(s.capacity() >= s.size());
}
