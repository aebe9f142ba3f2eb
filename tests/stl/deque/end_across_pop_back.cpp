// verify: proved
// system-headers: bounded
// native: ok
#include <deque>

int main() {
    std::deque<int> d{1, 2, 3};
    d.pop_back();
    std::deque<int>::iterator end = d.end();
    return d.begin() + 2 == end ? 0 : 1;
}
