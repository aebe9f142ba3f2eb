// verify: violated
// system-headers: violated
// native: uncaught
// clang: -std=c++17
#include <any>

int main() {
    std::any a = 0;
    return std::any_cast<long>(a); //~ V0601
}
