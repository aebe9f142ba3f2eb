// verify: proved
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string a("left"), b("right");
    std::string joined = a + b;
    const char *text = joined.c_str();
    assert(text[4] == 'r');
}
