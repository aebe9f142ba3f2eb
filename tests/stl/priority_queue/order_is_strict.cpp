// verify: proved
// native: ok
#include <cassert>
#include <functional>
#include <queue>
#include <vector>

int main() {
    std::priority_queue<int, std::vector<int>, std::greater<int>> q;
    q.push(2);
    q.push(1);
    assert(q.top() == 1);
}
