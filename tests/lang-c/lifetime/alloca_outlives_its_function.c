// verify: proved
// native: ok
#include <alloca.h>
#include <assert.h>
#include <string.h>

static char *fill(char *room) {
    memset(room, 'k', 8);
    return room;
}

int main(void) {
    char *s = fill(alloca(8));
    assert(s[7] == 'k');
    return 0;
}
