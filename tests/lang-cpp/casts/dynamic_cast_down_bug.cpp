// verify: violated
// native: none
extern "C" int nondet_int();

struct base {
    virtual ~base() {}
};
struct good : base {
    int payload = 5;
};
struct other : base {};

int main() {
    good g;
    other o;
    base *b = nondet_int() ? static_cast<base *>(&g) : &o;
    good *p = dynamic_cast<good *>(b);
    return p->payload - 5; //~ V0101
}
