// run: same
// clang: -O1
#include <cstdio>

struct number;
struct binary;
struct negation;

struct visitor {
    virtual ~visitor() = default;
    virtual void visit(const number &) = 0;
    virtual void visit(const binary &) = 0;
    virtual void visit(const negation &) = 0;
};

struct node {
    virtual ~node() {}
    virtual void accept(visitor &v) const = 0;
};

struct number : node {
    int value;
    explicit number(int v) : value(v) {}
    void accept(visitor &v) const override { v.visit(*this); }
};

struct binary : node {
    char op;
    const node *left, *right;
    binary(char o, const node *l, const node *r) : op(o), left(l), right(r) {}
    ~binary() override {
        delete left;
        delete right;
    }
    void accept(visitor &v) const override { v.visit(*this); }
};

struct negation : node {
    const node *inner;
    explicit negation(const node *n) : inner(n) {}
    ~negation() override { delete inner; }
    void accept(visitor &v) const override { v.visit(*this); }
};

struct printer : visitor {
    void visit(const number &n) override { std::printf("%d", n.value); }
    void visit(const negation &n) override {
        std::printf("-");
        n.inner->accept(*this);
    }
    void visit(const binary &b) override {
        std::printf("(");
        b.left->accept(*this);
        std::printf(" %c ", b.op);
        b.right->accept(*this);
        std::printf(")");
    }
};

class evaluator : public visitor {
    long result_ = 0;
    long of(const node *n) {
        n->accept(*this);
        return result_;
    }

public:
    void visit(const number &n) override { result_ = n.value; }
    void visit(const negation &n) override { result_ = -of(n.inner); }
    void visit(const binary &b) override {
        long l = of(b.left), r = of(b.right);
        result_ = b.op == '+' ? l + r : b.op == '-' ? l - r : l * r;
    }
    long operator()(const node &n) { return of(&n); }
};

struct depth : visitor {
    int now = 0, most = 0;
    void enter(const node *n) {
        if (++now > most)
            most = now;
        n->accept(*this);
        --now;
    }
    void visit(const number &) override {}
    void visit(const negation &n) override { enter(n.inner); }
    void visit(const binary &b) override {
        enter(b.left);
        enter(b.right);
    }
};

int main() {
    const node *tree = new binary('*', new binary('+', new number(2), new number(3)), new negation(new binary('-', new number(10), new negation(new number(4)))));
    printer p;
    tree->accept(p);
    depth d;
    d.enter(tree);
    long value = evaluator()(*tree);
    std::printf(" = %ld, depth %d\n", value, d.most);
    delete tree;
    return value == -70 && d.most == 5 ? 0 : 1;
}
