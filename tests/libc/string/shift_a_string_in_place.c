// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char text[] = "abcdef";
    memmove(text, text + 1, strlen(text));
    assert(strcmp(text, "bcdef") == 0);
    return 0;
}
