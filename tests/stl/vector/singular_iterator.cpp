// verify: proved
// system-headers: bounded
// native: ok
#include <vector>

int main() {
    std::vector<int> v(1, 0);
    std::vector<int>::iterator i;
    i = v.begin();
    return *i;
}
