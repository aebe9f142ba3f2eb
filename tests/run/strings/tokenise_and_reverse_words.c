// run: same
#include <stdio.h>
#include <string.h>

static void reverse(char *first, char *last) {
    while (first < --last) {
        char t = *first;
        *first++ = *last;
        *last = t;
    }
}

static void reverse_words(char *s) {
    reverse(s, s + strlen(s));
    while (*s) {
        while (*s == ' ')
            s++;
        char *end = s;
        while (*end && *end != ' ')
            end++;
        reverse(s, end);
        s = end;
    }
}

int main(void) {
    char line[] = "the quick  brown fox jumps";
    reverse_words(line);
    printf("[%s]\n", line);
    reverse_words(line);
    printf("[%s]\n", line);

    char path[] = "/usr//local/bin/";
    int n = 0;
    for (char *part = strtok(path, "/"); part; part = strtok(NULL, "/"))
        printf("%d:%s ", n++, part);
    printf("\n");

    char nested[] = "a=1;b=2,3;c";
    char *outer, *inner;
    for (char *field = strtok_r(nested, ";", &outer); field; field = strtok_r(NULL, ";", &outer)) {
        char *key = strtok_r(field, "=", &inner);
        char *value = strtok_r(NULL, ",", &inner);
        printf("%s -> %s", key, value ? value : "(none)");
        while (value && (value = strtok_r(NULL, ",", &inner)))
            printf(" + %s", value);
        printf("\n");
    }
    return n == 3 ? 0 : 1;
}
