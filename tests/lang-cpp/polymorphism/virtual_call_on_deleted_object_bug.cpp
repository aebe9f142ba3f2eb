// verify: violated
// native: asan
// clang: -fno-sanitize=vptr
struct listener {
    virtual ~listener() {}
    virtual int notify(int e) { return e; }
};

struct source {
    listener *l = nullptr;
    int fire(int e) {
        return l ? l->notify(e) : 0; //~ V0104
    }
};

int main() {
    source s;
    s.l = new listener;
    int a = s.fire(1);
    delete s.l;
    int b = s.fire(2);
    return a == 1 && b == 0 ? 0 : 1;
}
