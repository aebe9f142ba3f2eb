// <scoped_allocator>: which allocator reaches which object ([allocator.adaptor], [allocator.uses]).
// standards: 11 14 17 20 23
#include "check.h"
#include <list>
#include <map>
#include <memory>
#include <scoped_allocator>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

// An allocator with a name.
template <class T>
struct Named {
    typedef T value_type;
    int name;
    explicit Named(int n = 0) : name(n) {}
    template <class U>
    Named(const Named<U> &other) : name(other.name) {}
    T *allocate(std::size_t n) { return std::allocator<T>().allocate(n); }
    void deallocate(T *p, std::size_t n) { std::allocator<T>().deallocate(p, n); }
    template <class U>
    bool operator==(const Named<U> &other) const {
        return name == other.name;
    }
    template <class U>
    bool operator!=(const Named<U> &other) const {
        return name != other.name;
    }
};
template <class T>
struct Following : Named<T> {
    typedef std::true_type propagate_on_container_copy_assignment;
    typedef std::true_type propagate_on_container_swap;
    Following(int n = 0) : Named<T>(n) {}
    template <class U>
    Following(const Following<U> &other) : Named<T>(other.name) {}
    template <class U>
    struct rebind {
        typedef Following<U> other;
    };
};

// Takes the allocator first, last, or not at all.
struct First {
    typedef Named<int> allocator_type;
    int value, name;
    First() : value(0), name(-1) {}
    First(int v) : value(v), name(-1) {}
    First(const First &) = default;
    First(std::allocator_arg_t, const Named<int> &a) : value(0), name(a.name) {}
    First(std::allocator_arg_t, const Named<int> &a, int v) : value(v), name(a.name) {}
    First(std::allocator_arg_t, const Named<int> &a, const First &o) : value(o.value), name(a.name) {}
};
struct Last {
    typedef Named<int> allocator_type;
    int value, name;
    Last() : value(0), name(-1) {}
    Last(int v) : value(v), name(-1) {}
    Last(const Last &) = default;
    explicit Last(const Named<int> &a) : value(0), name(a.name) {}
    Last(int v, const Named<int> &a) : value(v), name(a.name) {}
    Last(const Last &o, const Named<int> &a) : value(o.value), name(a.name) {}
};
struct Without {
    int value;
    Without(int v = 0) : value(v) {}
};

template <class T, class... Inner>
using Scoped = std::scoped_allocator_adaptor<Named<T>, Inner...>;

static void elements() {
    check::section("elements");
    std::vector<First, Scoped<First>> firsts(Scoped<First>(Named<First>(7)));
    firsts.emplace_back();
    firsts.emplace_back(5);
    firsts.push_back(First(6));
    CHECK(firsts[0].name == 7 && firsts[0].value == 0);
    CHECK(firsts[1].name == 7 && firsts[1].value == 5);
    CHECK(firsts[2].name == 7 && firsts[2].value == 6);
    std::vector<Last, Scoped<Last>> lasts(Scoped<Last>(Named<Last>(8)));
    lasts.emplace_back();
    lasts.emplace_back(5);
    CHECK(lasts[0].name == 8 && lasts[1].name == 8 && lasts[1].value == 5);
    std::vector<Without, Scoped<Without>> withouts(Scoped<Without>(Named<Without>(9)));
    withouts.emplace_back(3);
    CHECK(withouts[0].value == 3);
    std::list<Last, Scoped<Last>> list(Scoped<Last>(Named<Last>(4)));
    list.emplace_front(1);
    CHECK(list.front().name == 4);
}

static void nested() {
    check::section("nested");
    typedef std::vector<int, Named<int>> Numbers;
    typedef std::vector<Numbers, Scoped<Numbers>> Same;
    Same same(Scoped<Numbers>(Named<Numbers>(3)));
    same.emplace_back(std::size_t(2), 5);
    same.resize(3);
    CHECK(same[0].get_allocator().name == 3);
    CHECK(same[0].size() == 2 && same[0][1] == 5);
    CHECK(same[2].get_allocator().name == 3);
    typedef std::vector<Numbers, Scoped<Numbers, Named<int>>> Other;
    Other other(Scoped<Numbers, Named<int>>(Named<Numbers>(1), Named<int>(2)));
    other.emplace_back();
    other.push_back(Numbers(3, 4, Named<int>(9)));
    CHECK(other.get_allocator().name == 1);
    CHECK(other[0].get_allocator().name == 2);
    CHECK(other[1].get_allocator().name == 2);
    CHECK(other[1].size() == 3);
    Other copy(other);
    CHECK(copy[1].get_allocator().name == 2);
    CHECK(copy == other);
}

static void pairs() {
    check::section("pairs");
    typedef std::pair<const int, Last> Entry;
    typedef std::map<int, Last, std::less<int>, Scoped<Entry>> Map;
    Map map(std::less<int>(), Scoped<Entry>(Named<Entry>(6)));
    map[1].value = 4;
    map.emplace(2, 5);
    map.insert(Entry(3, Last(7)));
    map.emplace(std::piecewise_construct, std::forward_as_tuple(4), std::forward_as_tuple(9));
    map.emplace(std::piecewise_construct, std::make_tuple(5), std::make_tuple());
    CHECK(map[1].name == 6 && map[1].value == 4);
    CHECK(map[2].name == 6 && map[2].value == 5);
    CHECK(map[3].name == 6 && map[3].value == 7);
    CHECK(map[4].name == 6 && map[4].value == 9);
    CHECK(map[5].name == 6 && map[5].value == 0);
    typedef std::pair<First, Last> Both;
    Scoped<Both> allocator{Named<Both>(2)};
    Both *p = allocator.allocate(1);
    allocator.construct(p);
    CHECK(p->first.name == 2 && p->second.name == 2);
    allocator.destroy(p);
    allocator.construct(p, 3, 4);
    CHECK(p->first.value == 3 && p->second.value == 4 && p->first.name == 2 && p->second.name == 2);
    const Both source(*p);
    allocator.destroy(p);
    allocator.construct(p, source);
    CHECK(p->first.value == 3 && p->second.name == 2);
    allocator.destroy(p);
    allocator.construct(p, std::pair<int, int>(8, 9));
    CHECK(p->first.value == 8 && p->second.value == 9 && p->second.name == 2);
    allocator.destroy(p);
    allocator.deallocate(p, 1);
}

static void adaptor() {
    check::section("adaptor");
    typedef Scoped<int, Named<char>, Named<long>> Three;
    Three three(Named<int>(1), Named<char>(2), Named<long>(3));
    CHECK(three.outer_allocator().name == 1);
    CHECK(three.inner_allocator().outer_allocator().name == 2);
    CHECK(three.inner_allocator().inner_allocator().outer_allocator().name == 3);
    CHECK(&three.inner_allocator().inner_allocator().inner_allocator() == &three.inner_allocator().inner_allocator());
    Three copy(three);
    CHECK(copy == three);
    CHECK(!(copy != three));
    CHECK(!(three == Three(Named<int>(1), Named<char>(2), Named<long>(4))));
    CHECK(!(three == Three(Named<int>(5), Named<char>(2), Named<long>(3))));
    std::allocator_traits<Three>::rebind_alloc<double> rebound(three);
    CHECK(rebound.outer_allocator().name == 1);
    CHECK(rebound.inner_allocator().outer_allocator().name == 2);
#if __cplusplus < 202002L // libstdc++ 12 compares these ambiguously since C++20
    CHECK(rebound == three);
#endif
    Three chosen = std::allocator_traits<Three>::select_on_container_copy_construction(three);
    CHECK(chosen == three);
    Three assigned(Named<int>(0), Named<char>(0), Named<long>(0));
    assigned = three;
    CHECK(assigned == three);
    CHECK(three.max_size() > 1000);
    CHECK((std::is_same<Three::inner_allocator_type, std::scoped_allocator_adaptor<Named<char>, Named<long>>>::value));
    CHECK((std::is_same<Scoped<int>::inner_allocator_type, Scoped<int>>::value));
    CHECK(!Three::propagate_on_container_copy_assignment::value);
    typedef std::scoped_allocator_adaptor<Named<int>, Following<int>> Mixed;
    CHECK(Mixed::propagate_on_container_copy_assignment::value);
    CHECK(Mixed::propagate_on_container_swap::value);
    CHECK(!Mixed::propagate_on_container_move_assignment::value);
    typedef std::scoped_allocator_adaptor<Scoped<First>> Twice;
    Twice twice{Scoped<First>(Named<First>(5))};
    First *p = twice.allocate(1);
    twice.construct(p, 1);
    CHECK(p->name == 5 && p->value == 1);
    twice.destroy(p);
    twice.deallocate(p, 1);
#if __cplusplus >= 201703L
    CHECK((std::scoped_allocator_adaptor<std::allocator<int>>::is_always_equal::value));
#endif
}

#if __cplusplus >= 202002L
static void construction() {
    check::section("construction");
    const Named<int> named(4);
    CHECK(std::make_obj_using_allocator<First>(named, 2).name == 4);
    CHECK(std::make_obj_using_allocator<Last>(named, 2).value == 2);
    CHECK(std::make_obj_using_allocator<Without>(named, 2).value == 2);
    typedef std::pair<First, std::pair<Last, int>> Deep;
    Deep deep = std::make_obj_using_allocator<Deep>(named, 1, std::pair<int, int>(2, 3));
    CHECK(deep.first.name == 4 && deep.second.first.name == 4);
    CHECK(deep.first.value == 1 && deep.second.first.value == 2 && deep.second.second == 3);
    CHECK(std::tuple_size_v<decltype(std::uses_allocator_construction_args<First>(named, 2))> == 3);
    CHECK(std::tuple_size_v<decltype(std::uses_allocator_construction_args<Last>(named, 2))> == 2);
    CHECK(std::tuple_size_v<decltype(std::uses_allocator_construction_args<Without>(named, 2))> == 1);
    alignas(Last) unsigned char room[sizeof(Last)];
    Last *last = std::uninitialized_construct_using_allocator(reinterpret_cast<Last *>(room), named, 6);
    CHECK(last->name == 4 && last->value == 6);
}
#endif

int main() {
    elements();
    nested();
    pairs();
    adaptor();
#if __cplusplus >= 202002L
    construction();
#endif
    return check::done();
}
