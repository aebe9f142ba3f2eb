// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d(4, 5);
    int &second = d[1];
    d.insert(d.begin() + 2, 0);
    return second; //~ V0104
}
