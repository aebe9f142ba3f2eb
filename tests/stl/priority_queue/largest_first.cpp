// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <queue>

int main() {
    std::priority_queue<int> q;
    q.push(1);
    q.push(3);
    q.push(2);
    assert(q.top() == 3);
    q.pop();
    assert(q.top() == 2);
}
