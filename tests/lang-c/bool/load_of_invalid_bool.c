// verify: proved
// native: ok
#include <assert.h>
#include <stdbool.h>
#include <string.h>

struct settings {
    bool verbose, colour;
};

int main(void) {
    unsigned char image[2] = {1, 0};
    struct settings s;
    memcpy(&s, image, sizeof s);
    assert(s.verbose);
    assert(!s.colour);
    return 0;
}
