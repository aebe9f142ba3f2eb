// verify: proved
// system-headers: bounded
// native: ok
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 2}};
    std::unordered_map<int, int>::iterator i = m.find(3);
    return i == m.end() ? 0 : i->second;
}
