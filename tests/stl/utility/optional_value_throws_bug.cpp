// verify: violated
// native: uncaught
// clang: -std=c++17
#include <optional>

int main() {
    std::optional<int> o;
    return o.value(); //~ V0601
}
