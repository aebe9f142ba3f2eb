// verify: violated
// native: abort
#include <cassert>
#include <string>

static std::string extension(const std::string &name) { return name.substr(name.rfind('.') + 1); }

int main() {
    assert(extension("a.txt") == "txt");
    assert(extension("none").empty()); //~ V0001
}
