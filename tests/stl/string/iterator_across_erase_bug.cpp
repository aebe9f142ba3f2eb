// verify: violated
// native: none
#include <string>

int main() {
    std::string s("a-b-c");
    for (std::string::iterator i = s.begin(); i != s.end(); ++i) //~ V0502
        if (*i == '-') s.erase(i);
    return s.size();
}
