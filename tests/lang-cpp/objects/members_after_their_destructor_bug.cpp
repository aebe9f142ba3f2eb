// verify: violated
// native: none
#include <new>

struct held {
    int value;
    explicit held(int v) : value(v) {}
    ~held() {}
};

struct pool {
    alignas(held) unsigned char slots[4][sizeof(held)];
    held *make(int at, int value) { return new (slots[at]) held(value); }
    void drop(int at) { reinterpret_cast<held *>(slots[at])->~held(); }
};

int main() {
    pool p;
    held *one = p.make(1, 4);
    p.drop(1);
    if (one->value == 4) //~ V0111
        return 1;
    return 0;
}
