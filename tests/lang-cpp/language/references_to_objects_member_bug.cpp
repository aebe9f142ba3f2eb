// verify: violated
// native: none
struct node {
    int value = 1;
    node *next = nullptr;
    int one() { return 1; }
};

static int read(const node &) { return 1; }

int main() {
    node n;
    node *p = n.next;
    read(n);
    n.one();
    return p->one(); //~ V0101
}
