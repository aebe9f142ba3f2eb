// verify: violated
// native: uncaught
#include <bitset>

int main() {
    std::bitset<8> b;
    b.set(8); //~ V0601
}
