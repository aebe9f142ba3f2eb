// verify: proved
// native: ok
#include <cstdlib>

struct node {
    int v;
};

int main() {
    node *n = static_cast<node *>(std::malloc(sizeof(node)));
    if (!n)
        return 1;
    n->v = 1;
    std::free(n);
    return 0;
}
