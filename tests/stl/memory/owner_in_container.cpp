// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <memory>
#include <vector>

int main() {
    std::vector<std::unique_ptr<int>> v;
    v.push_back(std::unique_ptr<int>(new int(1)));
    v.emplace_back(new int(2));
    v.erase(v.begin());
    assert(*v[0] == 2);
}
