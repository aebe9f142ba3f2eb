// verify: violated
// system-headers: bounded
// native: none
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    v.reserve(100);
    for (int x : v) //~ V0502
        if (x == 2)
            v.insert(v.begin(), x);
}
