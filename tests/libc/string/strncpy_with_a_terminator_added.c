// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char field[4];
    strncpy(field, "abcdef", sizeof field - 1);
    field[sizeof field - 1] = 0;
    assert(strlen(field) == 3);
    char padded[6] = "xxxxx";
    strncpy(padded, "a", sizeof padded);
    for (int i = 1; i < 6; i++) {
        assert(padded[i] == 0);
    }
    return 0;
}
