// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d;
    d.pop_front(); //~ V0505
}
