// run: same
// clang: -O1
#include <stdio.h>

static int match_here(const char *re, const char *text);

static int one(char c, const char *text) { return *text && (c == '.' || c == *text); }

static int match_star(char c, const char *re, const char *text) {
    const char *t = text;
    while (one(c, t))
        t++;
    for (;; t--) {
        if (match_here(re, t))
            return 1;
        if (t == text)
            return 0;
    }
}

static int match_here(const char *re, const char *text) {
    if (!re[0])
        return 1;
    if (re[0] == '$' && !re[1])
        return !*text;
    if (re[1] == '*')
        return match_star(re[0], re + 2, text);
    if (re[1] == '?')
        return (one(re[0], text) && match_here(re + 2, text + 1)) || match_here(re + 2, text);
    return one(re[0], text) && match_here(re + 1, text + 1);
}

static int match(const char *re, const char *text) {
    if (re[0] == '^')
        return match_here(re + 1, text);
    do {
        if (match_here(re, text))
            return 1;
    } while (*text++);
    return 0;
}

int main(void) {
    static const struct {
        const char *re, *text;
        int expected;
    } cases[] = {
        {"abc", "xxabcxx", 1}, {"^abc", "xabc", 0},      {"a.c", "abbc", 0},     {"a.*c", "abbbc", 1},  {"^a*$", "aaaa", 1},
        {"^a*$", "aaba", 0},   {"colou?r", "color", 1},  {"colou?r", "colour", 1}, {"c$", "abc", 1},    {"c$", "abcd", 0},
        {"", "anything", 1},   {"x*", "", 1},            {"^$", "", 1},           {"^.$", "", 0},        {"a*a*a*b", "aaaaaaaac", 0},
    };
    int wrong = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int got = match(cases[i].re, cases[i].text);
        printf("%-10s %-10s %d\n", cases[i].re, cases[i].text, got);
        wrong += got != cases[i].expected;
    }
    return wrong;
}
