// run: same
#include <stdio.h>
#include <string.h>

static const struct {
    int value;
    const char *text;
} parts[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};

static void encode(int n, char *out) {
    *out = '\0';
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (; n >= parts[i].value; n -= parts[i].value)
            strcat(out, parts[i].text);
}

static int digit(char c) {
    switch (c) {
    case 'I': return 1;
    case 'V': return 5;
    case 'X': return 10;
    case 'L': return 50;
    case 'C': return 100;
    case 'D': return 500;
    case 'M': return 1000;
    default: return 0;
    }
}

static int decode(const char *s) {
    int total = 0;
    for (; *s; s++)
        total += digit(*s) < digit(s[1]) ? -digit(*s) : digit(*s);
    return total;
}

int main(void) {
    char buffer[20], longest[20] = "";
    for (int n = 1; n < 4000; n++) {
        encode(n, buffer);
        if (decode(buffer) != n) {
            printf("%d became %s\n", n, buffer);
            return 1;
        }
        if (strlen(buffer) > strlen(longest))
            strcpy(longest, buffer);
        if (n % 777 == 0)
            printf("%d %s\n", n, buffer);
    }
    printf("longest %s = %d\n", longest, decode(longest));
    return 0;
}
