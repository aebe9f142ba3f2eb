// verify: violated
// native: asan
#include <cassert>

struct widget {
    int id = 3;
    auto reader() {
        return [this] { return id; }; //~ V0104
    }
};

int main() {
    widget *w = new widget;
    auto read = w->reader();
    assert(read() == 3);
    delete w;
    int last = read();
    assert(last == 3);
    return 0;
}
