// verify: proved
// native: none
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

struct node {
    node *next;
    int key;
};

int main() {
    node *kept = nullptr;
    int key = __VERIFIER_nondet_int();
    node *made = new node;
    made->key = key;
    if (key > 3)
        kept = made;
    else
        delete made;
    if (kept) {
        assert(kept->key > 3);
        delete kept;
    }
    return 0;
}
