// verify: violated
// native: uncaught
#include <string>

int main() {
    std::string text = "none";
    return std::stoi(text); //~ V0601
}
