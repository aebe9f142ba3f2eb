// verify: violated
// system-headers: bounded
// native: none
#include <algorithm>
#include <vector>

int main() {
    std::vector<int> v{1, 3, 2};
    std::pop_heap(v.begin(), v.end()); //~ V0509
}
