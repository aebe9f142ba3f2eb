// verify: proved
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s("abc"), t("abc");
    std::string u(s.begin(), s.end());
    assert(u == t);
    assert(s.end() - s.begin() == 3);
}
