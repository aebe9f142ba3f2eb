// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    assert(strcmp("a", "b") < 0);
    assert(strcmp("b", "a") > 0);
    assert(strcmp("same", "same") == 0);
    assert(strcmp("prefix", "pre") > 0);
    assert(strncmp("prefix", "preface", 4) == 0);
    /* Characters compare as unsigned. */
    assert(strcmp("\xff", "a") > 0);
    return 0;
}
