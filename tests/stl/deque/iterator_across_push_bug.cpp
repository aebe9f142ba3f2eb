// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d(2, 5);
    std::deque<int>::iterator i = d.begin();
    d.push_back(1);
    return *i; //~ V0502
}
