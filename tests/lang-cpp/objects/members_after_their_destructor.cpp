// verify: proved
// native: ok
#include <new>

struct held {
    int value;
    explicit held(int v) : value(v) {}
    ~held() {}
};
union slot {
    held one;
    int number;
    slot() : number(0) {}
    ~slot() {}
};
struct base {
    virtual ~base() {}
    int first = 1;
};
struct middle : virtual base {
    ~middle() { first = 2; }
    int second = 2;
};
struct top : middle {
    ~top() { second = first; }
};

int main() {
    held h(1);
    h.~held();
    new (&h) held(5);
    slot s;
    new (&s.one) held(2);
    int sum = s.one.value;
    s.one.~held();
    s.number = 4;
    {
        top t;
        sum += t.second;
    }
    return sum + s.number + h.value != 13;
}
