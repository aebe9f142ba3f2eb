// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <vector>

static bool above(int a, int b) { return a > b; }

int main() {
    std::vector<int> v{1, 3, 2};
    std::sort(v.begin(), v.end(), above);
    return v[0] - 3;
}
