// verify: violated
// native: asan
#include <assert.h>
#include <string.h>

int main(void) {
    char text[12] = "0123456789";
    memcpy(text + 2, text, 6); //~ V0115
    assert(strcmp(text, "0101234589") == 0);
    return 0;
}
