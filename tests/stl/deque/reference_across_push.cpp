// verify: proved
// native: ok
#include <cassert>
#include <deque>

int main() {
    std::deque<int> d(2, 5);
    int &first = d.front();
    for (int i = 0; i != 20; ++i) {
        d.push_back(i);
        d.push_front(i);
    }
    assert(first == 5);
}
