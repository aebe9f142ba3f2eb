// verify: proved
// native: ok
#include <assert.h>
#include <wchar.h>

int main(void) {
    wchar_t target[6];
    wcscpy(target, L"wide");
    assert(wcslen(target) == 4);
    wcscat(target, L"!");
    assert(wcscmp(target, L"wide!") == 0);
    assert(wcschr(target, L'd') == target + 2);
    wchar_t copy[3];
    wmemcpy(copy, target, 3);
    assert(wmemcmp(copy, L"wid", 3) == 0);
    assert(wcstol(L"12x", NULL, 10) == 12);
    return 0;
}
