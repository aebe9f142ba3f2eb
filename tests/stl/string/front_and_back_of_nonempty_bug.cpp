// verify: violated
// native: none
#include <string>

int main() {
    std::string s("x");
    s.pop_back();
    return s.back(); //~ V0505
}
