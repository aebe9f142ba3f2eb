// verify: proved
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s;
    assert(s.c_str()[0] == '\0');
    s = "now";
    assert(s.c_str()[0] == 'n');
}
