// verify: proved
// native: ok
#include <assert.h>
#include <locale.h>
#include <string.h>

int main(void) {
    assert(strcmp(setlocale(LC_ALL, NULL), "C") == 0);
    assert(setlocale(LC_ALL, "C") != NULL);
    assert(strcmp(localeconv()->decimal_point, ".") == 0);
    assert(strcoll("hrnec", "chrt") > 0);
    return 0;
}
