// verify: violated
// native: none
#include <string>

int main() {
    std::string a("left"), b("right");
    const char *text = (a + b).c_str();
    return text[4]; //~ V0104
}
