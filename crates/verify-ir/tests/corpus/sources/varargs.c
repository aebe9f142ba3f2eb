// Variable arguments: definitions, calls, copies of the list.
#include <stdarg.h>
// expect function: `int sum(int, ...)` at 6
// expect function: `double mean(int, struct __va_list_tag *)` at 16
// expect opcode: call phi getelementptr
int sum(int count, ...) {
    va_list list;
    va_start(list, count);
    int total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    return total;
}

double mean(int count, va_list list) {
    va_list copy;
    va_copy(copy, list);
    double total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(copy, double);
    va_end(copy);
    return total / count;
}

struct Pair { long a, b; };
long last(int n, ...) {
    va_list list;
    va_start(list, n);
    struct Pair pair = va_arg(list, struct Pair);
    va_end(list);
    return pair.a + pair.b + sum(3, 1, 2, 3);
}
