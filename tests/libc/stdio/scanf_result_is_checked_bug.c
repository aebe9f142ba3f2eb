// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    int count;
    scanf("%d", &count);
    return count > 100 ? 2 : 0; //~ V0111
}
