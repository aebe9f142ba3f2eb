// verify: violated
// clang: -std=c++17
// native: abort
// A push_back() that throws has added nothing ([container.reqmts]/66).
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
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
    std::size_t added = 0;
    is_full = true;
    try {
        while (text.size() < 1000) {
            ++added;
            text.push_back('x');
        }
    } catch (const std::bad_alloc &) {
    }
    is_full = false;
    assert(text.size() == 40 + added); //~ V0001
}
