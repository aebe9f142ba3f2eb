// Smart pointers ([unique.ptr], [util.sharedptr]).
// standards: 11 14 17 20 23
#include "check.h"
#include <functional>
#include <memory>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

using check::Tracked;

struct Base {
    virtual ~Base() {}
    virtual int kind() const { return 1; }
};
struct Derived : Base {
    Tracked member;
    int kind() const override { return 2; }
};
struct Shared : std::enable_shared_from_this<Shared> {
    std::shared_ptr<Shared> self() { return shared_from_this(); }
};
static int deleted = 0;
struct Deleter {
    int tag;
    void operator()(int *p) const {
        ++deleted;
        delete p;
    }
};

static void unique() {
    check::section("unique_ptr");
    std::unique_ptr<int> none;
    CHECK(!none);
    CHECK(none.get() == nullptr);
    CHECK(none == nullptr);
    std::unique_ptr<Tracked> p(new Tracked(3));
    CHECK(p && p->value == 3 && (*p).value == 3);
    std::unique_ptr<Tracked> q(std::move(p));
    CHECK(!p && q);
    p = std::move(q);
    CHECK(p && !q);
    p.reset(new Tracked(4));
    CHECK(p->value == 4 && Tracked::alive() == 1);
    p.swap(q);
    CHECK(!p && q->value == 4);
    Tracked *raw = q.release();
    CHECK(!q && Tracked::alive() == 1);
    p.reset(raw);
    p = nullptr;
    CHECK(!p && Tracked::alive() == 0);
    std::unique_ptr<Base> b(new Derived);
    CHECK(b->kind() == 2 && Tracked::alive() == 1);
    b.reset();
    CHECK(Tracked::alive() == 0);
    std::unique_ptr<Base> from(std::unique_ptr<Derived>(new Derived));
    CHECK(from->kind() == 2);
    from.reset();
    {
        std::unique_ptr<Tracked[]> array(new Tracked[3]);
        array[1].value = 5;
        CHECK(array[1].value == 5 && Tracked::alive() == 3);
    }
    CHECK(Tracked::alive() == 0);
    {
        std::unique_ptr<int, Deleter> d(new int(1), Deleter{7});
        CHECK(d.get_deleter().tag == 7);
        std::unique_ptr<int, Deleter> e = std::move(d);
        CHECK(e.get_deleter().tag == 7);
        std::unique_ptr<int, void (*)(int *)> f(new int(2), [](int *p) {
            ++deleted;
            delete p;
        });
    }
    CHECK(deleted == 2);
    CHECK(sizeof(std::unique_ptr<int>) == sizeof(int *));
    CHECK((!std::is_copy_constructible<std::unique_ptr<int>>::value));
    CHECK((std::is_convertible<std::unique_ptr<Derived>, std::unique_ptr<Base>>::value));
    CHECK((!std::is_convertible<std::unique_ptr<Base>, std::unique_ptr<Derived>>::value));
    std::vector<std::unique_ptr<int>> many;
    for (int i = 0; i != 5; ++i)
        many.push_back(std::unique_ptr<int>(new int(i)));
    many.erase(many.begin());
    CHECK(*many[0] == 1 && many.size() == 4);
    std::unique_ptr<int> x(new int(1)), y(new int(2));
    CHECK(x != y);
    CHECK((x < y) != (y < x));
    CHECK(std::hash<std::unique_ptr<int>>()(x) == std::hash<int *>()(x.get()));
#if __cplusplus >= 201402L
    CHECK(*std::make_unique<int>(4) == 4);
    CHECK(std::make_unique<int[]>(3)[2] == 0);
#endif
}

static void shared() {
    check::section("shared_ptr");
    std::shared_ptr<Tracked> none;
    CHECK(!none && none.use_count() == 0);
    {
        std::shared_ptr<Tracked> p(new Tracked(1));
        CHECK(p.use_count() == 1);
        std::shared_ptr<Tracked> q = p;
        CHECK(p.use_count() == 2 && p == q);
        q.reset();
        CHECK(p.use_count() == 1 && !q);
        q = std::move(p);
        CHECK(!p && q.use_count() == 1);
        p = q;
        p = p;
        CHECK(p.use_count() == 2);
        p.swap(q);
        CHECK(p.get() == q.get());
        std::weak_ptr<Tracked> w = p;
        CHECK(w.use_count() == 2 && !w.expired());
        CHECK(w.lock() == p);
        p.reset();
        q.reset();
        CHECK(w.expired() && !w.lock());
        CHECK_THROWS(std::bad_weak_ptr, std::shared_ptr<Tracked>(w));
    }
    CHECK(Tracked::alive() == 0);
    {
        std::shared_ptr<Tracked> made = std::make_shared<Tracked>(8);
        std::weak_ptr<Tracked> w(made);
        CHECK(made->value == 8);
        made.reset();
        CHECK(Tracked::alive() == 0);
        CHECK(w.expired());
    }
    std::shared_ptr<Base> base = std::make_shared<Derived>();
    CHECK(base->kind() == 2);
    std::shared_ptr<Derived> derived = std::dynamic_pointer_cast<Derived>(base);
    CHECK(derived && base.use_count() == 2);
    CHECK(std::static_pointer_cast<Derived>(base) == derived);
    CHECK(!std::dynamic_pointer_cast<Derived>(std::make_shared<Base>()));
    std::shared_ptr<int> aliased(derived, &derived->member.value);
    derived.reset();
    base.reset();
    CHECK(aliased.use_count() == 1 && Tracked::alive() == 1);
    *aliased = 4;
    aliased.reset();
    CHECK(Tracked::alive() == 0);
    std::shared_ptr<Shared> s = std::make_shared<Shared>();
    CHECK(s->self() == s);
    CHECK(s.use_count() == 1);
    deleted = 0;
    {
        std::shared_ptr<int> d(new int(3), Deleter{5});
        CHECK(std::get_deleter<Deleter>(d)->tag == 5);
        CHECK(std::get_deleter<int>(d) == nullptr);
        std::shared_ptr<void> v = d;
        CHECK(v.use_count() == 2);
    }
    CHECK(deleted == 1);
    std::shared_ptr<int> taken(std::unique_ptr<int>(new int(6)));
    CHECK(*taken == 6);
    CHECK(sizeof(std::shared_ptr<int>) == 2 * sizeof(void *));
    CHECK(sizeof(std::weak_ptr<int>) == 2 * sizeof(void *));
    std::shared_ptr<int> a = std::make_shared<int>(1), b = std::make_shared<int>(2);
    CHECK(a.owner_before(b) != b.owner_before(a));
    CHECK((a < b) != (b < a));
    std::set<std::weak_ptr<int>, std::owner_less<std::weak_ptr<int>>> owners;
    owners.insert(a);
    owners.insert(b);
    owners.insert(a);
    CHECK(owners.size() == 2);
    CHECK(std::allocate_shared<int>(std::allocator<int>(), 9) != nullptr);
#if __cplusplus >= 201703L
    std::shared_ptr<int[]> array(new int[3]{1, 2, 3});
    CHECK(array[2] == 3);
#endif
#if __cplusplus >= 202002L
    CHECK(std::make_shared<int[]>(4)[3] == 0);
#endif
}

static void raw_memory() {
    check::section("uninitialised memory");
    std::allocator<Tracked> alloc;
    Tracked *memory = std::allocator_traits<std::allocator<Tracked>>::allocate(alloc, 4);
    const int source[] = {1, 2, 3, 4};
    std::uninitialized_copy(source, source + 4, memory);
    CHECK(Tracked::alive() == 4 && memory[3].value == 4);
    for (int i = 0; i != 4; ++i)
        std::allocator_traits<std::allocator<Tracked>>::destroy(alloc, memory + i);
    std::uninitialized_fill_n(memory, 2, Tracked(9));
    CHECK(Tracked::alive() == 2 && memory[1].value == 9);
    memory[0].~Tracked();
    memory[1].~Tracked();
    std::allocator_traits<std::allocator<Tracked>>::deallocate(alloc, memory, 4);
    CHECK(std::addressof(source[1]) == source + 1);
    CHECK((std::is_same<std::pointer_traits<int *>::element_type, int>::value));
    char buffer[16];
    void *place = buffer + 1;
    size_t room = sizeof buffer - 1;
    void *aligned = std::align(4, 4, place, room);
    CHECK(aligned && reinterpret_cast<size_t>(aligned) % 4 == 0);
#if __cplusplus >= 201703L
    alignas(Tracked) unsigned char raw[sizeof(Tracked) * 2];
    Tracked *two = reinterpret_cast<Tracked *>(raw);
    std::uninitialized_value_construct(two, two + 2);
    CHECK(Tracked::alive() == 2);
    std::destroy(two, two + 2);
    CHECK(Tracked::alive() == 0);
#endif
}

int main() {
    unique();
    shared();
    raw_memory();
    CHECK(Tracked::alive() == 0);
    return check::done();
}
