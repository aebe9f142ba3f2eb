// verify: proved
// system-headers: bounded
// native: ok
#include <deque>

int main() {
    std::deque<int> d(1, 0);
    return d.back();
}
