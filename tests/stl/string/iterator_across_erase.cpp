// verify: proved
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s("a-b-c");
    for (std::string::iterator i = s.begin(); i != s.end();)
        if (*i == '-')
            i = s.erase(i);
        else
            ++i;
    assert(s == "abc");
}
