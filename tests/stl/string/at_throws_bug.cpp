// verify: violated
// system-headers: violated
// native: uncaught
#include <string>

int main() {
    std::string s("abc");
    return s.at(3); //~ V0601
}
