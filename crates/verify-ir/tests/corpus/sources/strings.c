// String literals of every kind, with escapes, zeros inside and bytes beyond ASCII.
#include <stddef.h>
#include <uchar.h>
// expect global: `const char text[12]` at 7
// expect global: `const char16_t *utf16` at 8
// expect bytes: `text` is 22 5c 09 0a 00 ff 41 c3 a9 25 64 00
const char text[12] = "\"\\\t\n\0\xff" "A" "\xc3\xa9" "%d";
const char16_t *utf16 = u"naïve";
const char32_t *utf32 = U"\U0001F600";
const wchar_t *wide = L"wide";
const char *utf8 = u8"grüße";
const char *same = "tail", *tail = "tail";
char padded[16] = "pad";
