// run: same
#include <stdio.h>
#include <string.h>

static const char *const small[] = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
static const char *const tens[] = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

static int append(char *out, int at, const char *word) {
    return at + sprintf(out + at, "%s%s", at ? " " : "", word);
}

static int below_thousand(char *out, int at, unsigned n) {
    if (n >= 100) {
        at = append(out, at, small[n / 100]);
        at = append(out, at, "hundred");
        n %= 100;
    }
    if (n >= 20) {
        at = append(out, at, tens[n / 10]);
        n %= 10;
    }
    if (n)
        at = append(out, at, small[n]);
    return at;
}

static int spell(char *out, unsigned long n) {
    static const struct {
        unsigned long unit;
        const char *name;
    } units[] = {{1000000000000ul, "trillion"}, {1000000000ul, "billion"}, {1000000ul, "million"}, {1000ul, "thousand"}};
    int at = 0;
    if (n == 0)
        return append(out, 0, small[0]);
    for (int i = 0; i < 4; i++)
        if (n >= units[i].unit) {
            at = below_thousand(out, at, (unsigned)(n / units[i].unit));
            at = append(out, at, units[i].name);
            n %= units[i].unit;
        }
    return below_thousand(out, at, (unsigned)n);
}

int main(void) {
    char out[200];
    unsigned long numbers[] = {0, 7, 13, 20, 42, 100, 115, 999, 1000, 1001, 12345, 1000000, 123456789, 999999999999ul, 2000000000010ul};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int n = spell(out, numbers[i]);
        if ((size_t)n != strlen(out))
            return 1;
        printf("%lu: %s\n", numbers[i], out);
    }
    long letters = 0;
    for (unsigned long i = 1; i <= 1000; i++) {
        spell(out, i);
        for (const char *p = out; *p; p++)
            letters += *p != ' ';
    }
    printf("letters %ld\n", letters);
    return 0;
}
