// verify: proved
// native: ok
#include <cassert>
#include <unordered_set>

int main() {
    std::unordered_set<int> s{1, 2};
    int sum = 0;
    for (int x : s)
        sum += x;
    assert(sum == 3);
}
