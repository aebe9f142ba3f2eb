// verify: proved
// native: none
#include <stdio.h>

int main(void) {
    int count;
    if (scanf("%d", &count) != 1) {
        return 1;
    }
    return count > 100 ? 2 : 0;
}
