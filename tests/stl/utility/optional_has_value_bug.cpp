// verify: violated
// native: none
// clang: -std=c++17
#include <optional>

int main() {
    std::optional<int> o = 0;
    o.reset();
    return *o; //~ V0508
}
