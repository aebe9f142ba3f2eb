// verify: violated
// native: none
#include <wchar.h>

int main(void) {
    wchar_t target[4];
    wcscpy(target, L"wide"); //~ V0102
    return (int)target[0];
}
