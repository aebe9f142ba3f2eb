// verify: violated
// native: none
#include <string>

int main() {
    std::string s("short");
    const char *text = s.c_str();
    s += "er";
    return text[0]; //~ V0104
}
