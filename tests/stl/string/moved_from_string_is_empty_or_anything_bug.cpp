// verify: violated
// native: none
#include <string>
#include <utility>

int main() {
    std::string s("short");
    const char *text = s.data();
    std::string t(std::move(s));
    return text[0]; //~ V0104
}
