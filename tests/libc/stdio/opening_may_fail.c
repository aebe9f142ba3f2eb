// verify: proved
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("settings", "r");
    if (file == NULL) {
        perror("settings");
        return 1;
    }
    int first = fgetc(file);
    fclose(file);
    return first == EOF;
}
