// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    const char *text = "12ab34";
    assert(strspn(text, "0123456789") == 2);
    assert(strcspn(text, "ba") == 2);
    assert(strpbrk(text, "xyzb") == text + 3);
    assert(strpbrk(text, "xyz") == NULL);
    return 0;
}
