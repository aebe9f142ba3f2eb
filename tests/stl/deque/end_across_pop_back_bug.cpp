// verify: violated
// system-headers: bounded
// native: none
#include <deque>

int main() {
    std::deque<int> d{1, 2, 3};
    std::deque<int>::iterator end = d.end();
    d.pop_back();
    return d.begin() == end; //~ V0502
}
