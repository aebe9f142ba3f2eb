// verify: proved
// native: ok
// clang: -std=c++17
#include <optional>

int main() {
    std::optional<int> o = 0;
    return o ? *o : 1;
}
