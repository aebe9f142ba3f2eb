// verify: proved
// native: ok
// A class with a destructor may still have a trivial copy constructor, which copies bytes.
#include <cassert>

static int destroyed = 0;

class ticket {
    int number_;
    int row_;

public:
    ticket(int number, int row) : number_(number), row_(row) {}
    ~ticket() { destroyed++; }
    int number() const { return number_; }
    int row() const { return row_; }
};

int main() {
    {
        ticket first(7, 2);
        ticket second = first;
        ticket third(1, 1);
        third = second;
        assert(third.number() == 7 && third.row() == 2);
    }
    assert(destroyed == 3);
    return 0;
}
