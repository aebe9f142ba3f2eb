// verify: violated
// native: abort
#include <assert.h>

struct matrix {
    int at[3][3];
    struct {
        char name[8];
        double weight;
    } info;
};

int main(void) {
    struct matrix m = {.at = {[1] = {4, 5}}, .info.name = "abc"};
    int a[6] = {[4] = 9, 1};
    assert(m.at[0][0] == 0 && m.at[1][1] == 5 && m.at[1][2] == 0);
    assert(m.info.name[3] == 0 && m.info.name[7] == 0 && m.info.weight == 0);
    assert(a[0] == 1); //~ V0001
    return 0;
}
