// verify: proved
// native: ok
#include <cassert>
#include <deque>

int main() {
    std::deque<int> d;
    d.push_back(2);
    d.push_front(1);
    assert(d[0] == 1 && d[1] == 2);
}
