// verify: proved
// native: ok
#include <cassert>
#include <cstring>
#include <string>

int main() {
    std::string s("short");
    s += "er";
    const char *text = s.c_str();
    assert(std::strcmp(text, "shorter") == 0);
}
