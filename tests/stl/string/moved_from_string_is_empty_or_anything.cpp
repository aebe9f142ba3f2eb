// verify: proved
// native: ok
#include <cassert>
#include <string>
#include <utility>

int main() {
    std::string s("a text that is too long for any short buffer");
    std::string t(std::move(s));
    s = "assigned again";
    assert(s == "assigned again");
    assert(t.size() == 44);
}
