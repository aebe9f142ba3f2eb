// verify: violated
// system-headers: violated
// native: uncaught
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 2}};
    return m.at(2); //~ V0601
}
