// verify: violated
// native: uncaught
#include <regex>

int main() {
    std::regex unbalanced("(a"); //~ V0601
    return unbalanced.mark_count();
}
