// verify: proved
// system-headers: bounded
// native: ok
// clang: -std=c++17
#include <any>

int main() {
    std::any a = 0;
    return std::any_cast<int>(a);
}
