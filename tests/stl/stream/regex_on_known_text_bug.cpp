// verify: violated
// native: abort
#include <regex>

int main() {
    std::regex unbalanced("(a"); //~ V0601
    return unbalanced.mark_count();
}
