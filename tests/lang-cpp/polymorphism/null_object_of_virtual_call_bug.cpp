// verify: violated
// native: none
extern "C" int nondet_int();

struct handler {
    virtual ~handler() {}
    virtual int run() { return 1; }
};
struct special : handler {
    int run() override { return 2; }
};

static special s;

static handler *find(int key) { return key == 5 ? &s : nullptr; }

int main() {
    handler *h = find(nondet_int());
    return h->run() - 2; //~ V0101
}
