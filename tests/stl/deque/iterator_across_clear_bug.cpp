// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d(3, 0);
    std::deque<int>::iterator i = d.begin();
    d.clear();
    return *i; //~ V0502
}
