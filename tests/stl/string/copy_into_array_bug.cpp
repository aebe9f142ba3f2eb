// verify: violated
// system-headers: violated
// native: asan
#include <string>

int main() {
    char buffer[4];
    std::string s("long text");
    s.copy(buffer, s.size()); //~ V0102
    return buffer[0];
}
