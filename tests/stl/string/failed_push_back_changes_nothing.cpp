// verify: proved
// clang: -std=c++17
// native: ok
// A push_back() that throws has no effects ([container.reqmts]/66), and neither has what would be longer than
// max_size() ([string.require]/1); whatever else throws leaves a string behind that can be used.
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

static bool is_full = false;

template <class T>
struct Scarce {
    using value_type = T;
    Scarce() = default;
    template <class U>
    Scarce(const Scarce<U> &) {}
    T *allocate(std::size_t n) {
        if (is_full)
            throw std::bad_alloc();
        return std::allocator<T>().allocate(n);
    }
    void deallocate(T *p, std::size_t n) { std::allocator<T>().deallocate(p, n); }
    bool operator==(const Scarce &) const { return true; }
    bool operator!=(const Scarce &) const { return false; }
};

using String = std::basic_string<char, std::char_traits<char>, Scarce<char>>;

int main() {
    String text("0123456789012345678901234567890123456789");
    const String before = text;
    int thrown = 0;
    is_full = true;
    try {
        while (text.size() < 1000)
            text.push_back('x');
    } catch (const std::bad_alloc &) {
        ++thrown;
    }
    is_full = false;
    assert(thrown == 1 && text.compare(0, before.size(), before) == 0);
    assert(text.find_first_not_of('x', before.size()) == String::npos);
    text = before;
    try {
        text.append(text.max_size(), 'y');
    } catch (const std::length_error &) {
        ++thrown;
    }
    assert(thrown == 2 && text == before);
    is_full = true;
    try {
        text.append(1000, 'y');
    } catch (const std::bad_alloc &) {
        ++thrown;
    }
    is_full = false;
    text.clear();
    text.append("z");
    assert(thrown == 3 && text == "z");
}
