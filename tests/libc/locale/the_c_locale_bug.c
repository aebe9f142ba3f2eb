// verify: violated
// native: none
#include <assert.h>
#include <locale.h>
#include <string.h>

int main(void) {
    setlocale(LC_COLLATE, "cs_CZ.UTF-8");
    /* In Czech, ch comes after h. */
    assert(strcoll("hrnec", "chrt") > 0); //~ V0001
    return 0;
}
