// verify: violated
// native: none
#include <assert.h>
#include <stdatomic.h>

int nondet_int(void);

int main(void) {
    atomic_int counter = 5;
    int by = nondet_int() % 100;
    int before = atomic_fetch_add(&counter, by);
    assert(before == 5 && atomic_load(&counter) == 5 + by);
    int expected = 5;
    _Bool swapped = atomic_compare_exchange_strong(&counter, &expected, 1000);
    assert(swapped == (by == 0));
    assert(expected == 5 + by || swapped);
    atomic_store(&counter, 12);
    assert(atomic_exchange(&counter, 13) == 12);
    atomic_fetch_or(&counter, 2);
    assert(atomic_fetch_xor(&counter, 15) == 13 && counter == 2); //~ V0001
    return 0;
}
