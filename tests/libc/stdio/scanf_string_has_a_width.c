// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char name[8] = "";
    scanf("%7s", name);
    assert(strlen(name) <= 7);
    return 0;
}
