// verify: violated
// system-headers: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d(1, 0);
    d.clear();
    return d.back(); //~ V0505
}
