// verify: proved
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> made;
struct Table {
    int value;
    Table() : value(7) { made++; }
};
static int look() {
    static Table table;
    return table.value;
}

int main() {
    std::thread other([] { assert(look() == 7); });
    assert(look() == 7);
    other.join();
    assert(made == 1);
    return 0;
}
