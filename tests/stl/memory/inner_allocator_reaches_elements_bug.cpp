// verify: violated
// system-headers: violated
// clang: -std=c++17
// native: abort
#include <cassert>
#include <memory>
#include <scoped_allocator>
#include <vector>

template <class T>
struct Named {
    typedef T value_type;
    int name;
    explicit Named(int n) : name(n) {}
    template <class U>
    Named(const Named<U> &other) : name(other.name) {}
    T *allocate(std::size_t n) { return std::allocator<T>().allocate(n); }
    void deallocate(T *p, std::size_t n) { std::allocator<T>().deallocate(p, n); }
    bool operator==(const Named &other) const { return name == other.name; }
    bool operator!=(const Named &other) const { return name != other.name; }
};

typedef std::vector<int, Named<int>> Row;
typedef std::scoped_allocator_adaptor<Named<Row>, Named<int>> Allocator;

int main() {
    std::vector<Row, Allocator> rows(Allocator(Named<Row>(1), Named<int>(2)));
    rows.emplace_back(3, 7);
    assert(rows[0].size() == 3 && rows[0][2] == 7);
    assert(rows[0].get_allocator().name == 1); //~ V0001
}
