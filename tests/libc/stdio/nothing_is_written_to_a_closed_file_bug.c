// verify: violated
// native: none
#include <stdio.h>

static FILE *journal;

static void note(const char *text) {
    if (journal != NULL) {
        fprintf(journal, "%s\n", text); //~ V0511
    }
}

int main(void) {
    journal = fopen("journal", "a");
    note("one");
    if (journal != NULL) {
        fclose(journal);
    }
    note("two");
    return 0;
}
