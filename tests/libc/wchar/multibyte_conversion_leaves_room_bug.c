// verify: violated
// native: asan
#include <stdlib.h>
#include <wchar.h>

int main(void) {
    wchar_t wide[4];
    mbstowcs(wide, "text", 4);
    return (int)wcslen(wide); //~ V0102
}
