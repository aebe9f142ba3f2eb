// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char target[6];
    char *result = strcpy(target, "hello");
    assert(result == target);
    assert(strlen(target) == 5);
    assert(strcmp(target, "hello") == 0);
    return 0;
}
