// verify: violated
// native: none
#include <string>

int main() {
    std::string s("abc"), t("abc");
    return s.end() - t.begin(); //~ V0504
}
