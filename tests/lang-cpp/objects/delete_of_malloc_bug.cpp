// verify: violated
// native: asan
#include <cstdlib>

struct node {
    int v;
};

int main() {
    node *n = static_cast<node *>(std::malloc(sizeof(node)));
    if (!n)
        return 1;
    n->v = 1;
    delete n; //~ V0109
    return 0;
}
