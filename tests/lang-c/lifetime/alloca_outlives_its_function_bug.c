// verify: violated
// native: asan
#include <alloca.h>
#include <assert.h>
#include <string.h>

static char *fill(void) {
    char *room = alloca(8);
    memset(room, 'k', 8);
    return room;
}

int main(void) {
    char *s = fill();
    assert(s[7] == 'k'); //~ V0106
    return 0;
}
