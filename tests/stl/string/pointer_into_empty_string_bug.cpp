// verify: violated
// native: none
#include <string>

int main() {
    std::string s;
    const char *text = s.c_str();
    s = "now";
    return text[0]; //~ V0104
}
