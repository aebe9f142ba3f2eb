// verify: violated
// native: none
#include <cstdlib>
#include <cstring>
#include <string>

struct record {
    int number = 1;
    std::string text;
};

static int compare(const void *a, const void *b) {
    return static_cast<const std::string *>(a)->compare(*static_cast<const std::string *>(b));
}

int main() {
    (void)compare;
    std::string a = "abc", b = "def";
    memcpy(&a, &b, sizeof a); //~ V0705
    return a.empty();
}
