// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(2, 5);
    v.reserve(9);
    v.push_back(1);
    std::vector<int>::iterator end = v.end();
    return v.begin() == end;
}
