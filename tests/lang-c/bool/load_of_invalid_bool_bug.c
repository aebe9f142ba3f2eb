// verify: violated
// native: ubsan
#include <assert.h>
#include <stdbool.h>
#include <string.h>

struct settings {
    bool verbose, colour;
};

int main(void) {
    unsigned char image[2] = {1, 2};
    struct settings s;
    memcpy(&s, image, sizeof s);
    assert(s.verbose);
    assert(!s.colour); //~ V0209
    return 0;
}
