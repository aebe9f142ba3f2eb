// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d{1, 2, 3, 4};
    std::deque<int>::iterator i = d.begin() + 3;
    d.erase(d.begin() + 1);
    return *i; //~ V0502
}
