// verify: violated
// native: uncaught
#include <bitset>
#include <string>

int main() {
    std::bitset<4> b(std::string("12")); //~ V0601
}
