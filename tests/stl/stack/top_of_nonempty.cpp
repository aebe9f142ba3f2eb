// verify: proved
// native: ok
#include <cassert>
#include <stack>

int main() {
    std::stack<int> s;
    s.push(1);
    s.push(2);
    assert(s.top() == 2);
    s.pop();
    assert(s.top() == 1);
}
