// verify: violated
// native: none
extern "C" int nondet_int();

struct node {
    int kind;
    explicit node(int k) : kind(k) {}
    virtual ~node() {}
};
struct leaf : node {
    int value = 1;
    leaf() : node(0) {}
};
struct branch : node {
    node *children[2] = {nullptr, nullptr};
    branch() : node(1) {}
};

int main() {
    leaf l;
    branch b;
    node *n = nondet_int() > 3 ? static_cast<node *>(&l) : &b;
    if (n->kind != 2)
        return static_cast<leaf *>(n)->value - 1; //~ V0703
    return 0;
}
