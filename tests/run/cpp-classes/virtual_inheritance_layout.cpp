// run: same
#include <cstdio>

struct root {
    int value;
    root(int v = 1) : value(v) {}
    virtual int id() { return 0; }
};

struct left : virtual root {
    int l = 10;
    left() : root(2) {}
    int id() override { return 1; }
};

struct right : virtual root {
    int r = 20;
    right() : root(3) {}
};

struct bottom : left, right {
    int b = 30;
    bottom() : root(4) {}
    int id() override { return left::id() + 5; }
};

struct replica_a : root {};
struct replica_b : root {};
struct doubled : replica_a, replica_b {
    int sum() { return replica_a::value + replica_b::value; }
};

struct wide : bottom {
    double d = 0.5;
    int id() override { return 99; }
};

int main() {
    bottom b;
    left *l = &b;
    right *r = &b;
    root *from_left = l, *from_right = r;
    std::printf("one root %d, value %d, ids %d %d %d\n", from_left == from_right, from_left->value, b.id(), l->id(), r->id());
    r->value = 77;
    std::printf("%d %d %d\n", b.value, l->value, static_cast<root &>(b).value);
    left alone;
    right alone_right;
    std::printf("alone %d %d %d %d\n", alone.value, alone_right.value, alone.id(), alone_right.id());
    doubled d;
    static_cast<replica_a &>(d).value = 5;
    std::printf("two roots %d, sum %d\n", static_cast<root *>(static_cast<replica_a *>(&d)) != static_cast<root *>(static_cast<replica_b *>(&d)), d.sum());
    wide w;
    root &any = w;
    int bottom::*pb = &bottom::b;
    int (root::*pid)() = &root::id;
    std::printf("%d %d %d\n", any.id(), w.*pb, (any.*pid)());
    bottom copy = b;
    copy.value++;
    std::printf("%d %d\n", copy.value, b.value);
    b = copy;
    return b.value == 78 ? 0 : 1;
}
