// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s("abc");
    int sum = 0;
    for (std::string::const_iterator i = s.begin(); i != s.end(); ++i)
        sum += *i;
    assert(sum == 'a' + 'b' + 'c');
}
