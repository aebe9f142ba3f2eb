// verify: violated
// native: none
#include <cassert>
#include <thread>

struct Table {
    int value;
    Table() : value(7) {}
};
static int &look() {
    static Table table;
    return table.value;
}

int main() {
    std::thread other([] { look()++; }); //~ V1101
    look()++;
    other.join();
    return 0;
}
