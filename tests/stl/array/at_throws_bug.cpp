// verify: violated
// native: uncaught
#include <array>

int main() {
    std::array<int, 3> a = {{1, 2, 3}};
    return a.at(3); //~ V0601
}
