// verify: proved
// system-headers: bounded
// native: ok
#include <vector>

int main() {
    std::vector<int> v(3, 1), w(2, 2);
    w.insert(w.begin(), 5);
    return w[0] - 5;
}
