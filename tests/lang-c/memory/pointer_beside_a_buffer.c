// verify: proved
// native: none
// What is written into a buffer at an index or up to a length that only the path bounds leaves the pointers
// beside it as they are.
#include <assert.h>
#include <string.h>

unsigned long nondet_ulong(void);

struct Text {
    char *start;
    char characters[16];
    char *owner;
};

int main(void) {
    char name = 'n';
    struct Text text = {text.characters, "", &name};
    unsigned long index = nondet_ulong(), length = nondet_ulong();
    if (index >= sizeof text.characters || length > sizeof text.characters)
        return 0;
    text.start[index] = 7;
    assert(text.start == text.characters && *text.owner == 'n');
    memset(text.start, 8, length);
    assert(*text.owner == 'n');
    memcpy(text.start, "0123456789abcdef", length);
    assert(*text.owner == 'n' && text.start == text.characters);
    assert(length != 16 || text.characters[15] == 'f');
}
