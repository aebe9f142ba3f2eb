// verify: proved
// native: ok
#include <cassert>
#include <cstdlib>
#include <cstring>

int main() {
    const char *words[] = {"pear", "apple", "fig"};
    std::qsort(words, 3, sizeof words[0], [](const void *a, const void *b) {
        return std::strcmp(*static_cast<const char *const *>(a), *static_cast<const char *const *>(b));
    });
    assert(std::strcmp(words[0], "apple") == 0);
    assert(std::strcmp(words[2], "pear") == 0);
    return 0;
}
