// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <string>

int main() {
    char buffer[4];
    std::string s("long text");
    std::string::size_type n = s.copy(buffer, sizeof buffer - 1);
    buffer[n] = '\0';
    assert(std::string(buffer) == "lon");
}
