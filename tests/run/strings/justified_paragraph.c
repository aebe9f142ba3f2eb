// run: same
#include <stdio.h>
#include <string.h>

static const char text[] = "It is a truth universally acknowledged, that a single test in possession of a good name, must be in want of a program that can fail.";

static void flush(const char *const *words, const int *lengths, int n, int width, int last) {
    int letters = 0;
    for (int i = 0; i < n; i++)
        letters += lengths[i];
    int gaps = n - 1, spaces = width - letters;
    printf("|");
    for (int i = 0; i < n; i++) {
        printf("%.*s", lengths[i], words[i]);
        if (i < gaps) {
            int here = last ? 1 : spaces / (gaps - i) + (spaces % (gaps - i) != 0);
            spaces -= here;
            printf("%*s", here, "");
        } else if (last || n == 1) {
            printf("%*s", spaces, "");
        }
    }
    printf("|\n");
}

int main(void) {
    for (int width = 20; width <= 40; width += 10) {
        const char *words[40];
        int lengths[40], n = 0, used = 0;
        for (const char *p = text; *p;) {
            int length = (int)strcspn(p, " ");
            if (n > 0 && used + n + length > width) {
                flush(words, lengths, n, width, 0);
                n = used = 0;
            }
            words[n] = p;
            lengths[n++] = length;
            used += length;
            p += length;
            p += strspn(p, " ");
        }
        flush(words, lengths, n, width, 1);
        printf("\n");
    }
    return 0;
}
