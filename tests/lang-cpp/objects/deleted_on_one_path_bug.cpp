// verify: violated
// native: none
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

struct node {
    node *next;
    int key;
};

int main() {
    int key = __VERIFIER_nondet_int();
    node *made = new node;
    made->key = key;
    if (key > 3)
        made->next = nullptr;
    else
        delete made;
    if (key > 2) {
        assert(made->key > 2); //~ V0104
        delete made;
    }
    return 0;
}
