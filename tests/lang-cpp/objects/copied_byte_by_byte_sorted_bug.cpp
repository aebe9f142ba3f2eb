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
    std::string all[2] = {"b", "a"};
    qsort(all, 2, sizeof all[0], compare); //~ V0705
    return all[0] != "a";
}
