// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    FILE *file = fopen("settings", "r");
    int first = fgetc(file); //~ V0501
    return first == EOF;
}
