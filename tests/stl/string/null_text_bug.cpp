// verify: violated
// native: none
#include <string>

static std::string named(const char *name) {
    return name; //~ V0501
}

int main() {
    return named(nullptr).size();
}
