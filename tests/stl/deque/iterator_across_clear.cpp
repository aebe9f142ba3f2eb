// verify: proved
// native: ok
#include <deque>

int main() {
    std::deque<int> d(3, 0);
    d.clear();
    return d.begin() == d.end() ? 0 : 1;
}
