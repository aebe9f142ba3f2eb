// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    FILE *file = tmpfile();
    if (file == NULL) {
        return 0;
    }
    if (fputs("one\ntwo\n", file) < 0 || fprintf(file, "%d", 3) < 0) {
        fclose(file);
        return 0;
    }
    assert(ftell(file) == 9);
    rewind(file);
    char line[8];
    assert(fgets(line, sizeof line, file) == line && strcmp(line, "one\n") == 0);
    int value = 0;
    assert(fseek(file, 8, SEEK_SET) == 0);
    assert(fscanf(file, "%d", &value) == 1 && value == 3);
    assert(fgetc(file) == EOF && feof(file));
    fclose(file);
    return 0;
}
