// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v;
    for (int i = 0; i != 6; ++i)
        v.push_back(i);
    for (std::vector<int>::iterator i = v.begin(); i != v.end(); ++i) //~ V0502
        if (*i % 2 == 0)
            v.erase(i);
}
