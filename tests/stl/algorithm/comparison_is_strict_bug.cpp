// verify: violated
// system-headers: bounded
// native: none
#include <algorithm>
#include <vector>

static bool not_below(int a, int b) { return a >= b; }

int main() {
    std::vector<int> v{1, 3, 2};
    std::sort(v.begin(), v.end(), not_below); //~ V0509
}
