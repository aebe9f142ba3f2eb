// Templates: classes, functions, values, specialisations, template parameters in debug info.
// expect template: `Stack<int, 4>` has T N
// expect function: `int largest<int>(int, int)` at 14
// expect function: `double largest<double>(double, double)` at 14
// expect type: `Stack<int, 4>` 20 bytes

template <typename T, int N> struct Stack {
    T items[N];
    int used = 0;
    void push(const T &item) { items[used++] = item; }
    T pop() { return items[--used]; }
};
template <int N> struct Stack<bool, N> { unsigned long bits = 0; void push(bool b) { bits = bits << 1 | b; } };
template <class T> T largest(T a, T b) { return a < b ? b : a; }
template <> const char *largest(const char *a, const char *) { return a; }
template <template <class, int> class C, class T> T through(T t) { C<T, 2> c; c.push(t); return c.pop(); }

int run() {
    Stack<int, 4> s;
    s.push(largest(1, 2));
    Stack<bool, 8> b;
    b.push(true);
    return s.pop() + (int)largest(1.0, 2.0) + (int)b.bits + *largest("a", "b") + through<Stack>(5);
}
