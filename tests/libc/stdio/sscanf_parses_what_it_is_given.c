// verify: proved
// native: ok
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int hours, minutes, position;
    char zone[8];
    assert(sscanf("12:34 UTC", "%d:%d %7s%n", &hours, &minutes, zone, &position) == 3);
    assert(hours == 12 && minutes == 34 && position == 9 && strcmp(zone, "UTC") == 0);
    double value;
    assert(sscanf("x=1.5e2", "x=%lf", &value) == 1 && value == 150.0);
    char word[8];
    assert(sscanf("key=value", "%[^=]", word) == 1 && strcmp(word, "key") == 0);
    assert(sscanf("", "%d", &hours) == EOF);
    assert(sscanf("abc", "%d", &hours) == 0);
    return 0;
}
