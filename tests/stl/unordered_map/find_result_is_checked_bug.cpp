// verify: violated
// system-headers: violated
// native: none
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 2}};
    return m.find(3)->second; //~ V0503
}
