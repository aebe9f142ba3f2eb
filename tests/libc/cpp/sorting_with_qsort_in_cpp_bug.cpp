// verify: violated
// native: none
#include <cstdlib>

static int compare(const void *a, const void *b) {
    /* Of two equal elements each is said to come after the other. */
    return *static_cast<const int *>(a) < *static_cast<const int *>(b) ? -1 : 1;
}

int main() {
    int distinct[] = {3, 1, 2};
    std::qsort(distinct, 3, sizeof distinct[0], compare);
    int same[] = {1, 1};
    std::qsort(same, 2, sizeof same[0], compare); //~ V0509
    return 0;
}
