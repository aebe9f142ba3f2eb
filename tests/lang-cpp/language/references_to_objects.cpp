// verify: proved
// native: ok
struct node {
    int value = 1;
    node *next = nullptr;
    int get() { return value; }
};

static int read(const node &n) { return n.value; }
static node &self(node *p) { return *p; }

int main() {
    node n;
    node &r = *&n;
    node *p = n.next ? n.next : &n;
    return p->get() + read(*p) + self(p).value + r.value - 4;
}
