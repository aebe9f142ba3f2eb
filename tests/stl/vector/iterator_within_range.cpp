// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    return v.begin() + 3 == v.end() ? 0 : 1;
}
