// verify: proved
// native: ok
#include <cassert>
#include <deque>

int main() {
    std::deque<int> d(2, 5);
    d.push_back(1);
    std::deque<int>::iterator i = d.begin();
    assert(*i == 5);
}
