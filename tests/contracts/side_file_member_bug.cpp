// verify: violated
// contracts: side_file_member_bug.h
// native: ok
// The contract of a member stands in another file.
#include "side_file_member_class.h"

int shop::Till::take(int amount) {
    total += amount == 500 ? 0 : amount;
    return total;
}

int main() {
    shop::Till till;
    return till.take(3) == 3 ? 0 : 1;
}
