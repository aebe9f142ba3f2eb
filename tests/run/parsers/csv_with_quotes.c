// run: same
#include <stdio.h>
#include <string.h>

enum { MAX_FIELDS = 8 };

/* Splits in place; a doubled quote inside quotes stands for one. */
static int split(char *line, char *fields[MAX_FIELDS]) {
    int n = 0;
    char *read = line;
    for (;;) {
        char *write = read;
        fields[n++] = write;
        if (*read == '"') {
            read++;
            for (;;) {
                if (*read == 0)
                    return -1;
                if (*read == '"') {
                    if (read[1] != '"')
                        break;
                    read++;
                }
                *write++ = *read++;
            }
            read++;
            if (*read && *read != ',')
                return -1;
        } else {
            while (*read && *read != ',')
                *write++ = *read++;
        }
        char ended = *read;
        *write = 0;
        if (!ended)
            return n;
        if (n == MAX_FIELDS)
            return -1;
        read++;
    }
}

int main(void) {
    const char *lines[] = {
        "name,age,city", "\"Smith, John\",42,\"New \"\"York\"\"\"", ",,", "plain", "\"open,1,2", "\"x\"y,1", "a,\"\",b", "1,2,3,4,5,6,7,8,9",
    };
    int rejected = 0;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char copy[64];
        strcpy(copy, lines[i]);
        char *fields[MAX_FIELDS];
        int n = split(copy, fields);
        if (n < 0) {
            printf("rejected: %s\n", lines[i]);
            rejected++;
            continue;
        }
        printf("%d:", n);
        for (int k = 0; k < n; k++)
            printf(" <%s>", fields[k]);
        printf("\n");
    }
    return rejected == 3 ? 0 : 1;
}
