// verify: proved
// clang: -std=c++20
// native: ok
// Only what may change a string invalidates: [string.require]/4.
#include <cassert>
#include <string>

int main() {
    std::string s("abcd");
    const std::string &constant = s;
    const std::string::iterator second = s.begin() + 1;
    const char *const text = s.c_str();
    char &reference = s[1];
    s[0] = 'x';
    s.at(2) = 'y';
    s.front() = 'z';
    s.back() = 'w';
    *s.data() = 'v';
    *s.begin() = 'u';
    *s.rbegin() = 't';
    assert(constant.find('b') == 1 && constant.substr(1) == "byt" && s.size() == 4);
    assert(s.compare("ubyt") == 0 && s == "ubyt");
    assert(*second == 'b' && text[1] == 'b' && reference == 'b' && s.end() - second == 3);
}
