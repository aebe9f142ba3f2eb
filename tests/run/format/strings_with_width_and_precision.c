// run: same
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *s = "formatting";
    printf("[%s] [%12s] [%-12s] [%.4s] [%12.4s] [%-12.4s] [%.0s]\n", s, s, s, s, s, s, s);
    printf("[%.*s] [%*s] [%-*s]\n", 3, s, 14, s, 14, s);
    char unterminated[4] = {'a', 'b', 'c', 'd'};
    printf("[%.4s] [%.2s]\n", unterminated, unterminated);

    char buffer[8];
    int n = snprintf(buffer, sizeof buffer, "%s", s);
    printf("%d <%s> %zu\n", n, buffer, strlen(buffer));
    n = snprintf(NULL, 0, "%d-%s", 12345, "xyz");
    printf("%d\n", n);
    size_t room = 1;
    n = snprintf(buffer, room, "gone");
    printf("%d %d\n", n, buffer[0]);
    n = sprintf(buffer, "%c%c%c", 'x', 0, 'y');
    printf("%d %zu %c\n", n, strlen(buffer), buffer[2]);

    char table[3][12];
    for (int i = 0; i < 3; i++)
        snprintf(table[i], sizeof table[i], "row%0*d", i + 2, i);
    for (int i = 0; i < 3; i++)
        printf("|%-10s|%10s|\n", table[i], table[2 - i]);
    puts("puts adds a newline");
    fputs("fputs does not", stdout);
    putchar('\n');
    fprintf(stdout, "%s %s\n", "to", "stdout");
    fwrite("raw\0bytes\n", 1, 10, stdout);
    return 0;
}
