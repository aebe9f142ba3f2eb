// verify: proved
// native: none
#include <stdio.h>

static FILE *journal;

static void note(const char *text) {
    if (journal != NULL) {
        fprintf(journal, "%s\n", text);
    }
}

int main(void) {
    journal = fopen("journal", "a");
    note("one");
    if (journal != NULL) {
        fclose(journal);
        journal = NULL;
    }
    note("two");
    return 0;
}
