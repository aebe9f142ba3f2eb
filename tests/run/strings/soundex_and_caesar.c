// run: same
// clang: -funsigned-char
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void soundex(const char *name, char out[5]) {
    static const char codes[] = "01230120022455012623010202";
    int n = 0;
    char last = '0';
    for (; *name && n < 4; name++) {
        if (!isalpha(*name))
            continue;
        int letter = toupper(*name);
        char code = codes[letter - 'A'];
        if (n == 0)
            out[n++] = (char)letter;
        else if (code != '0' && code != last)
            out[n++] = code;
        if (letter != 'H' && letter != 'W')
            last = code;
    }
    while (n < 4)
        out[n++] = '0';
    out[4] = 0;
}

static void rotate(char *s, int by) {
    for (; *s; s++)
        if (isupper(*s))
            *s = (char)('A' + (*s - 'A' + by + 26) % 26);
        else if (islower(*s))
            *s = (char)('a' + (*s - 'a' + by + 26) % 26);
}

int main(void) {
    const char *names[] = {"Robert", "Rupert", "Rubin", "Ashcraft", "Tymczak", "Pfister", "Honeyman", "O'Hara", "Lee"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char code[5];
        soundex(names[i], code);
        printf("%s=%s ", names[i], code);
    }
    printf("\n");
    char message[] = "Attack at Dawn, 6 o'clock!";
    char copy[sizeof message];
    strcpy(copy, message);
    rotate(message, 13);
    printf("%s\n", message);
    rotate(message, -13);
    printf("%s %d\n", message, strcmp(message, copy));
    return strcmp(message, copy);
}
