// verify: bounded
// native: none
// Neither variable has a size that this unit could know.
#include <assert.h>
#include <string.h>

struct opaque;
extern struct opaque device;
extern int table[];

int main(void) {
    int number = 42, again;
    memcpy(&device, &number, sizeof number);
    memcpy(&again, &device, sizeof again);
    table[3] = again;
    assert(table[3] == 42);
    return 0;
}
