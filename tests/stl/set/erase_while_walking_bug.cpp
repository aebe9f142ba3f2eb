// verify: violated
// native: none
#include <set>

int main() {
    std::set<int> s{1, 2, 3, 4};
    for (std::set<int>::iterator i = s.begin(); i != s.end(); ++i) //~ V0502
        if (*i % 2)
            s.erase(i);
}
