// run: same
// clang: -O2
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void dump(const void *data, size_t n) {
    const unsigned char *p = data;
    for (size_t row = 0; row < n; row += 16) {
        printf("%08zx ", row);
        for (size_t i = row; i < row + 16; i++) {
            if (i % 8 == 0)
                putchar(' ');
            if (i < n)
                printf("%02x ", p[i]);
            else
                printf("   ");
        }
        printf(" |");
        for (size_t i = row; i < row + 16 && i < n; i++)
            putchar(isprint(p[i]) ? p[i] : '.');
        printf("|\n");
    }
    printf("%08zx\n", n);
}

struct record {
    char tag[4];
    int number;
    double ratio;
    short small;
};

int main(void) {
    struct record r;
    memset(&r, 0, sizeof r);
    memcpy(r.tag, "REC\n", 4);
    r.number = -2;
    r.ratio = 1.0;
    r.small = 0x4142;
    dump(&r, sizeof r);
    char text[40];
    for (int i = 0; i < 40; i++)
        text[i] = (char)(0x18 + i * 3);
    dump(text, 37);
    dump(text, 0);
    return 0;
}
