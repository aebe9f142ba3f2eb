// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <queue>

int main() {
    std::queue<int> q;
    q.push(1);
    q.push(2);
    assert(q.front() == 1 && q.back() == 2);
    q.pop();
    assert(q.front() == 2);
}
