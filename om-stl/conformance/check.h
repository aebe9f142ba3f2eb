// What a conformance program says it with. Every assertion prints its text and its value, so that a
// run against the real library and a run against the model can be compared line by line; the total is
// printed last and counted by run.py. Stands on the C library alone.
#ifndef CONFORMANCE_CHECK_H
#define CONFORMANCE_CHECK_H

#include <stdio.h>

namespace check {

inline int &total() {
    static int count = 0;
    return count;
}
inline int &failures() {
    static int count = 0;
    return count;
}

inline void report(const char *text, bool holds) {
    ++total();
    if (!holds)
        ++failures();
    printf("%s: %s\n", holds ? "ok" : "FAILED", text);
}
inline void section(const char *name) { printf("== %s\n", name); }

// The last line of a program's main.
inline int done() {
    printf("assertions: %d, failed: %d\n", total(), failures());
    return failures() == 0 ? 0 : 1;
}

// Whether a container holds exactly these elements in this order.
template <class Container, class T>
bool holds_elements(const Container &container, const T *expected, int count) {
    int i = 0;
    for (typename Container::const_iterator it = container.begin(); it != container.end(); ++it, ++i)
        if (i >= count || !(*it == expected[i]))
            return false;
    return i == count;
}

// An element that counts its objects, so that leaks and double destruction show.
struct Tracked {
    int value;
    static int &alive() {
        static int count = 0;
        return count;
    }
    Tracked(int v = 0) : value(v) { ++alive(); }
    Tracked(const Tracked &other) : value(other.value) { ++alive(); }
    Tracked &operator=(const Tracked &other) {
        value = other.value;
        return *this;
    }
    ~Tracked() {
        value = -1;
        --alive();
    }
    friend bool operator==(const Tracked &a, const Tracked &b) { return a.value == b.value; }
    friend bool operator!=(const Tracked &a, const Tracked &b) { return a.value != b.value; }
    friend bool operator<(const Tracked &a, const Tracked &b) { return a.value < b.value; }
};

// An element whose copy constructor throws when the countdown reaches zero.
struct Throwing {
    int value;
    static int &countdown() {
        static int left = -1;
        return left;
    }
    static int &alive() {
        static int count = 0;
        return count;
    }
    static void tick() {
        if (countdown() > 0 && --countdown() == 0)
            throw 42;
    }
    Throwing(int v = 0) : value(v) { ++alive(); }
    Throwing(const Throwing &other) : value(other.value) {
        tick();
        ++alive();
    }
    Throwing &operator=(const Throwing &other) {
        tick();
        value = other.value;
        return *this;
    }
    ~Throwing() { --alive(); }
    friend bool operator==(const Throwing &a, const Throwing &b) { return a.value == b.value; }
    friend bool operator<(const Throwing &a, const Throwing &b) { return a.value < b.value; }
};

// A single-pass iterator over an array, and one that can be walked again.
template <class T, class Category>
class ArrayIterator {
    const T *position;

public:
    typedef Category iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef const T *pointer;
    typedef const T &reference;

    ArrayIterator() : position(0) {}
    explicit ArrayIterator(const T *p) : position(p) {}
    reference operator*() const { return *position; }
    pointer operator->() const { return position; }
    ArrayIterator &operator++() {
        ++position;
        return *this;
    }
    ArrayIterator operator++(int) {
        ArrayIterator before = *this;
        ++position;
        return before;
    }
    friend bool operator==(const ArrayIterator &a, const ArrayIterator &b) { return a.position == b.position; }
    friend bool operator!=(const ArrayIterator &a, const ArrayIterator &b) { return a.position != b.position; }
};

} // namespace check

#define CHECK(...) check::report(#__VA_ARGS__, (__VA_ARGS__) ? true : false)

// The expression throws exactly this type (or one derived from it).
#define CHECK_THROWS(exception, ...)                                                                                   \
    do {                                                                                                               \
        bool thrown_as_expected = false;                                                                               \
        try {                                                                                                          \
            (void)(__VA_ARGS__);                                                                                       \
        } catch (const exception &) {                                                                                  \
            thrown_as_expected = true;                                                                                 \
        } catch (...) {                                                                                                \
        }                                                                                                              \
        check::report(#__VA_ARGS__ " throws " #exception, thrown_as_expected);                                         \
    } while (0)

// The elements of a container, written out.
#define CHECK_ELEMENTS(container, type, ...)                                                                           \
    do {                                                                                                               \
        const type expected_elements[] = {__VA_ARGS__};                                                                \
        check::report(#container " is {" #__VA_ARGS__ "}",                                                             \
                      check::holds_elements(container, expected_elements,                                              \
                                            int(sizeof expected_elements / sizeof *expected_elements)));               \
    } while (0)

#endif
