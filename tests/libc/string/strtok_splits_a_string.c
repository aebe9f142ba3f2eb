// verify: proved
// native: ok
#include <assert.h>
#include <string.h>

int main(void) {
    char text[] = ",one,,two,three,";
    const char *expected[] = {"one", "two", "three"};
    int count = 0;
    for (char *token = strtok(text, ","); token != NULL; token = strtok(NULL, ",")) {
        assert(count < 3);
        assert(strcmp(token, expected[count]) == 0);
        count++;
    }
    assert(count == 3);
    return 0;
}
