// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v;
    v.reserve(4);
    for (int i = 0; i != 4; ++i)
        v.push_back(i);
    int *p = &v[0];
    return p[3] - 3;
}
