// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    int sum = 0;
    for (int x : v)
        sum += x;
    v.push_back(sum);
    assert(v.back() == 6);
}
