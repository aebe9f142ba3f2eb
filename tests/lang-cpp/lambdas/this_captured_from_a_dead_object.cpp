// verify: proved
// native: ok
#include <cassert>

struct widget {
    int id = 3;
    auto reader() {
        return [this] { return id; };
    }
};

int main() {
    widget *w = new widget;
    auto read = w->reader();
    assert(read() == 3);
    int last = read();
    delete w;
    assert(last == 3);
    return 0;
}
