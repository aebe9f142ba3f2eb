// verify: violated
// system-headers: bounded
// native: none
#include <string>

int main() {
    std::string s("abc");
    return *s.end(); //~ V0503
}
