// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>
#include <wchar.h>

int main(void) {
    wchar_t wide[8];
    assert(mbstowcs(wide, "text", 8) == 4 && wide[4] == 0);
    char narrow[8];
    assert(wcstombs(narrow, L"abc", sizeof narrow) == 3 && narrow[3] == 0);
    assert(mbstowcs(NULL, "text", 0) == 4);
    assert(btowc('x') == L'x');
    return 0;
}
