// verify: proved
// native: ok
// clang: -std=c++17
#include <cassert>
#include <map>

int main() {
    std::map<int, int> m{{1, 2}};
    std::map<int, int>::node_type node = m.extract(1);
    assert(!node.empty() && node.mapped() == 2);
}
