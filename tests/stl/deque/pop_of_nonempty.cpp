// verify: proved
// native: ok
#include <cassert>
#include <deque>

int main() {
    std::deque<int> d{1, 2, 3};
    d.pop_front();
    d.pop_back();
    assert(d.size() == 1 && d.front() == 2);
}
