// verify: proved
// native: ok
#include <cassert>

class list {
    struct node {
        int v;
        node *next;
    };
    node *head_ = nullptr;

public:
    ~list() {
        while (head_) {
            node *n = head_;
            head_ = n->next;
            delete n;
        }
    }
    void push(int v) { head_ = new node{v, head_}; }
    template <class F> void each(F f) const {
        for (node *n = head_; n; n = n->next)
            f(n->v);
    }
};

int main() {
    struct adder {
        int &total;
        void operator()(int v) const { total += v; }
    };
    int total = 0;
    list l;
    for (int i = 1; i <= 4; ++i)
        l.push(i * i);
    l.each(adder{total});
    assert(total == 30);
    return 0;
}
