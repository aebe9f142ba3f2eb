// verify: proved
// native: ok
#include <cassert>
#include <deque>

int main() {
    std::deque<int> d{1, 2, 3};
    std::deque<int>::iterator i = d.begin() + 1;
    d.pop_front();
    assert(*i == 2);
}
