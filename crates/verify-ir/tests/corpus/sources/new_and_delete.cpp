// Allocation: arrays with cookies, aligned, placement, class-specific, sized delete.
// flags: -std=c++17
#include <new>
// expect function: `Item *many(int)` at 9
// expect calls: _Znam _ZnwmSt11align_val_t
// expect opcode: invoke landingpad phi
struct Item { int x; Item(); ~Item(); };
struct alignas(64) Wide { char data[64]; };
Item *many(int n) { return new Item[n]; }
void drop(Item *items) { delete[] items; }
struct Pooled { static void *operator new(std::size_t); static void operator delete(void *); Pooled(int); };
int mixed(void *place) {
    Wide *w = new Wide;
    Item *i = new (place) Item;
    Pooled *p = new Pooled(3);
    int *quiet = new (std::nothrow) int(5);
    int result = i->x + w->data[0] + (quiet ? *quiet : 0);
    i->~Item();
    delete w;
    delete p;
    delete quiet;
    return result;
}
