// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[16];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 0;
    }
    line[strcspn(line, "\n")] = 0;
    assert(strlen(line) < sizeof line);
    return 0;
}
