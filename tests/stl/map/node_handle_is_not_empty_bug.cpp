// verify: violated
// native: none
// clang: -std=c++17
#include <map>

int main() {
    std::map<int, int> m{{1, 2}};
    std::map<int, int>::node_type node = m.extract(3);
    return node.mapped(); //~ V0508
}
