// verify: violated
// native: none
#include <deque>

int main() {
    std::deque<int> d(4, 1);
    return d[4]; //~ V0506
}
