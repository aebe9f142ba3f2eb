// verify: proved
// native: ok
#include <cassert>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static std::size_t shout(char *text) {
    std::size_t changed = 0;
    for (; *text != 0; ++text) {
        if (std::islower(static_cast<unsigned char>(*text))) {
            *text = static_cast<char>(std::toupper(static_cast<unsigned char>(*text)));
            ++changed;
        }
    }
    return changed;
}

int main() {
    char text[16];
    std::snprintf(text, sizeof text, "%s %d", "room", 101);
    assert(shout(text) == 4);
    assert(std::strcmp(text, "ROOM 101") == 0);
    const char *digits = std::strchr(text, '1');
    assert(digits != nullptr && std::atoi(digits) == 101);
    return 0;
}
