// qt: 6
// What only QList, QVarLengthArray and their kin of Qt 6 have.
#include "check.h"
#include <QList>
#include <QQueue>
#include <QStack>
#include <QVarLengthArray>
#include <QVector>
#include <memory>
#include <string>
#include <type_traits>

typedef QList<int> List;
#define IS(list, ...) CHECK((list) == (List{__VA_ARGS__}))

struct Moved {
    int value;
    bool was_moved;
    explicit Moved(int v = 0) : value(v), was_moved(false) {}
    Moved(int a, int b) : value(a + b), was_moved(false) {}
    Moved(const Moved &o) : value(o.value), was_moved(false) {}
    Moved(Moved &&o) : value(o.value), was_moved(true) { o.value = -1; }
    Moved &operator=(const Moved &) = default;
    Moved &operator=(Moved &&o) {
        value = o.value;
        was_moved = true;
        o.value = -1;
        return *this;
    }
};
struct Uncomparable {};

int main() {
    static_assert(std::is_same_v<QVector<int>, QList<int>>, "QVector is QList");
    static_assert(std::is_same_v<List::size_type, qsizetype>, "sizes are qsizetype");
    static_assert(std::is_same_v<decltype(List().size()), qsizetype>, "sizes are qsizetype");
    static_assert(std::is_same_v<decltype(List().begin() - List().begin()), qsizetype>, "and so are distances");
    static_assert(std::is_nothrow_move_constructible_v<List>, "lists are moved");
    static_assert(std::is_nothrow_default_constructible_v<List>, "lists are made");
    List l(3);
    IS(l, 0, 0, 0);
    l = List(2, 7);
    IS(l, 7, 7);
    l.resize(4);
    IS(l, 7, 7, 0, 0);
    l.resize(6, 5);
    IS(l, 7, 7, 0, 0, 5, 5);
    l.resize(1, 9);
    IS(l, 7);
    l.resize(3, l.at(0));
    IS(l, 7, 7, 7);
    CHECK(l.emplaceBack(8) == 8);
    CHECK(l.emplace_back(9) == 9);
    CHECK(l.emplaceFront(6) == 6);
    IS(l, 6, 7, 7, 7, 8, 9);
    CHECK(*l.emplace(1, 10) == 10);
    CHECK(*l.emplace(l.cend(), 11) == 11);
    IS(l, 6, 10, 7, 7, 7, 8, 9, 11);
    CHECK(*l.insert(0, 1) == 1);
    CHECK(*l.insert(2, 2, 3) == 3);
    CHECK(*l.insert(l.cbegin() + 1, 4) == 4);
    CHECK(*l.insert(l.cend(), 2, 5) == 5);
    IS(l, 1, 4, 6, 3, 3, 10, 7, 7, 7, 8, 9, 11, 5, 5);
    CHECK(l.removeIf([](int x) { return x == 7; }) == 3);
    CHECK(l.removeIf([](int x) { return x == 70; }) == 0);
    CHECK(erase(l, 5) == 2);
    CHECK(erase_if(l, [](int x) { return x > 8; }) == 3);
    IS(l, 1, 4, 6, 3, 3, 8);
    l.remove(1);
    l.remove(3, 2);
    IS(l, 1, 6, 3);
    l.append(l.cbegin(), l.cbegin() + 2);
    IS(l, 1, 6, 3, 1, 6);
    CHECK(l.first(2) == (List{1, 6}));
    CHECK(l.last(2) == (List{1, 6}));
    CHECK(l.first(0).isEmpty());
    CHECK(l.last(5) == l);
    CHECK(l.sliced(1) == (List{6, 3, 1, 6}));
    CHECK(l.sliced(5).isEmpty());
    CHECK(l.sliced(1, 3) == (List{6, 3, 1}));
    CHECK(l.sliced(5, 0).isEmpty());
    CHECK(l.toList() == l);
    CHECK(l.toVector() == l);
    CHECK(List::fromList(l) == l);
    CHECK(l.fill(2) == (List{2, 2, 2, 2, 2}));
    CHECK(l.fill(3, 2) == (List{3, 3}));
    CHECK(l.data() == &l[0]);
    CHECK(l.constData()[1] == 3);
    CHECK(l.indexOf(3L) == 0);
    CHECK(l.contains(3u));
    CHECK(l.count(3.0) == 2);
    CHECK(l.removeOne(3L));
    CHECK(l.removeAll(3L) == 1);
    l.reserve(20);
    CHECK(l.capacity() >= 20);
    l.clear();
    CHECK(l.capacity() >= 20);
    l.squeeze();
    CHECK(l.capacity() == 0);

    check::section("moves");
    QList<Moved> m;
    Moved x(1);
    m.append(std::move(x));
    CHECK(x.value == -1);
    CHECK(m.at(0).value == 1);
    x.value = 2;
    m.prepend(std::move(x));
    CHECK(x.value == -1);
    CHECK(m.first().value == 2);
    x.value = 3;
    m.insert(1, std::move(x));
    CHECK(m.at(1).value == 3);
    x.value = 4;
    m.replace(0, std::move(x));
    CHECK(m.at(0).value == 4);
    x.value = 5;
    m << std::move(x);
    m += Moved(6);
    m.push_back(Moved(7));
    m.push_front(Moved(8));
    m.emplaceBack(4, 5);
    CHECK(m.size() == 8);
    CHECK(m.last().value == 9);
    CHECK(m.first().value == 8);
    Moved y = m.takeLast();
    CHECK(y.value == 9);
    QList<Moved> n;
    n.append(std::move(m));
    CHECK(n.size() == 7);
    QList<Moved> o;
    o += std::move(n);
    o << QList<Moved>{Moved(10)};
    CHECK(o.size() == 8);
    CHECK(o.last().value == 10);

    check::section("comparison");
    static_assert(QTypeTraits::has_operator_equal_v<List>, "numbers are compared");
    static_assert(!QTypeTraits::has_operator_equal_v<QList<Uncomparable>>, "what cannot be compared is not");
    static_assert(!QTypeTraits::has_operator_less_than_v<QList<Uncomparable>>, "what cannot be compared is not");
    QList<Uncomparable> u(2);
    CHECK(u.size() == 2);
    QList<std::string> s{"a", "b", "a"};
    CHECK(s.contains("a"));
    CHECK(s.indexOf("b") == 1);
    CHECK(s.count("a") == 2);
    CHECK(s.removeAll("a") == 2);
    CHECK(s.removeOne("b"));
    QList deduced(s.begin(), s.end());
    static_assert(std::is_same_v<decltype(deduced), QList<std::string>>, "deduced");

    check::section("iterators");
    l = {1, 2, 3};
    List::iterator i = l.begin();
    CHECK(*(i + 1) == 2);
    CHECK(*(i + 2L) == 3);
    CHECK(*(i + 2u) == 3);
    CHECK(*(i + std::size_t(1)) == 2);
    CHECK(*(qsizetype(1) + i) == 2);
    CHECK(*(l.end() - 1L) == 3);
    i += 1L;
    i -= qsizetype(1);
    CHECK(i == l.begin());
    int *pointer = l.begin();
    CHECK(pointer[1] == 2);
    CHECK(i == pointer);
    CHECK(i == l.cbegin());
    CHECK(l.cbegin() == i);
    CHECK(i < l.cend());
    CHECK(std::is_sorted(l.cbegin(), l.cend()));

    check::section("QVarLengthArray");
    QVarLengthArray<int, 4> a(3, 5);
    CHECK(a.size() == 3);
    CHECK(a.at(2) == 5);
    a.resize(5, 6);
    CHECK(a.last() == 6);
    CHECK(a.emplace_back(7) == 7);
    CHECK(*a.emplace(a.cbegin(), 8) == 8);
    CHECK(a.removeAll(5) == 3);
    CHECK(a.removeOne(6));
    CHECK(!a.removeOne(60));
    CHECK(a.removeIf([](int v) { return v == 8; }) == 1);
    CHECK(a.size() == 2);
    CHECK(erase(a, 6) == 1);
    CHECK(erase_if(a, [](int) { return true; }) == 1);
    CHECK(a.isEmpty());
    a << 1 << 2;
    QVarLengthArray<int, 4> b(std::move(a));
    CHECK(b.size() == 2);
    CHECK(b.contains(2L));
    a = std::move(b);
    CHECK(a.size() == 2);
    CHECK(a.at(1) == 2);
    a.remove(0);
    CHECK(a.size() == 1);
    QStack<int> stack;
    stack.push(1);
    stack.emplaceBack(2);
    CHECK(stack.pop() == 2);
    QQueue<int> queue;
    queue.enqueue(1);
    queue.emplaceBack(2);
    CHECK(queue.dequeue() == 1);
    return check::done();
}
