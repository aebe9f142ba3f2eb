// verify: violated
// native: ok
// The words for conditions that C++ has: valid, fresh, elements, exists and invariant.
#include <cstddef>
#include <verify.h>

struct Range {
    int low, high;
    VERIFY_TYPE_INVARIANT(Range, low <= high);
};

int *doubled(const int *values, std::size_t count)
    VERIFY_PRE(1 <= count && count <= 3 && verify::valid(values, count))
    VERIFY_PRE(verify::forall(values, values + count, [](const int *v) { return -1000 < *v && *v < 1000; }))
    VERIFY_POST(r, verify::fresh(r) && verify::valid(r, count)) //~ V1002
    VERIFY_POST(r, verify::forall(std::size_t(0), count, [=](std::size_t i) { return r[i] == 2 * values[i]; }))
    VERIFY_ASSIGNS()
{
    static int own[3];
    int *made = count == 3 ? own : new int[count];
    for (std::size_t i = 0; i < count; ++i)
        made[i] = 2 * values[i];
    return made;
}

void mark(int *values, std::size_t count, int mark)
    VERIFY_PRE(count >= 2 && verify::valid(values, count))
    VERIFY_POST(verify::exists(std::size_t(2), count, [=](std::size_t i) { return values[i] == mark; })) //~ V1002
    VERIFY_ASSIGNS(verify::elements(values, 1)) //~ V1003
{
    values[1] = mark;
}

void widen(Range *range)
    VERIFY_PRE(verify::valid(range) && verify::invariant(*range) && range->high < 1000)
    VERIFY_POST(verify::invariant(*range)) //~ V1002
{
    range->low = 5;
}

int main() {
    Range range = {1, 1};
    widen(&range);
    return 0;
}
