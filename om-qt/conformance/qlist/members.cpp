// Every member of QList, on numbers.
#include "check.h"
#include <QList>
#include <QVector>
#include <list>
#include <string>
#include <utility>
#include <vector>

typedef QList<int> List;
#define IS(list, ...) CHECK((list) == (List{__VA_ARGS__}))

static void made() {
    check::section("constructors");
    CHECK(List().isEmpty());
    CHECK(List().size() == 0);
    CHECK(List() == List{});
    List l{1, 2, 3};
    CHECK(l.size() == 3);
    CHECK(l.count() == 3);
    CHECK(l.length() == 3);
    CHECK(!l.isEmpty());
    CHECK(!l.empty());
    int array[] = {4, 5, 6};
    List a(array, array + 3);
    IS(a, 4, 5, 6);
    std::list<int> std_list{7, 8};
    List b(std_list.begin(), std_list.end());
    IS(b, 7, 8);
    List c(b);
    IS(c, 7, 8);
    CHECK(c.isSharedWith(b));
    List d(std::move(c));
    IS(d, 7, 8);
    CHECK(c.isEmpty());
    c = a;
    IS(c, 4, 5, 6);
    c = List{9};
    IS(c, 9);
    c = {1, 2};
    IS(c, 1, 2);
    c.swap(a);
    IS(c, 4, 5, 6);
    IS(a, 1, 2);
    using std::swap;
    swap(c, a);
    IS(a, 4, 5, 6);
    List e(l.begin() + 1, l.end());
    IS(e, 2, 3);
    List f(l.rbegin(), l.rend());
    IS(f, 3, 2, 1);
    const QVector<int> v = l.toVector();
    CHECK(v.size() == 3);
    CHECK(v.at(2) == 3);
    IS(List::fromVector(v), 1, 2, 3);
}

static void access() {
    check::section("access");
    List l{10, 20, 30};
    const List &c = l;
    CHECK(l.at(0) == 10);
    CHECK(l[1] == 20);
    CHECK(c[2] == 30);
    l[1] = 21;
    CHECK(l.at(1) == 21);
    CHECK(l.value(1) == 21);
    CHECK(l.value(3) == 0);
    CHECK(l.value(-1) == 0);
    CHECK(l.value(3, 7) == 7);
    CHECK(l.value(0, 7) == 10);
    CHECK(l.first() == 10);
    CHECK(c.first() == 10);
    CHECK(l.constFirst() == 10);
    CHECK(l.front() == 10);
    CHECK(c.front() == 10);
    CHECK(l.last() == 30);
    CHECK(c.last() == 30);
    CHECK(l.constLast() == 30);
    CHECK(l.back() == 30);
    CHECK(c.back() == 30);
    l.first() = 11;
    l.last() = 31;
    l.front() += 1;
    l.back() += 1;
    IS(l, 12, 21, 32);
    CHECK(l.startsWith(12));
    CHECK(!l.startsWith(21));
    CHECK(l.endsWith(32));
    CHECK(!l.endsWith(21));
    CHECK(!List().startsWith(0));
    CHECK(!List().endsWith(0));
}

static void search() {
    check::section("search");
    const List l{1, 2, 3, 2, 1};
    CHECK(l.indexOf(2) == 1);
    CHECK(l.indexOf(2, 2) == 3);
    CHECK(l.indexOf(2, 4) == -1);
    CHECK(l.indexOf(9) == -1);
    CHECK(l.indexOf(1, -1) == 4);
    CHECK(l.indexOf(2, -2) == 3);
    CHECK(l.indexOf(1, -9) == 0);
    CHECK(l.indexOf(1, 5) == -1);
    CHECK(l.indexOf(1, 50) == -1);
    CHECK(l.indexOf(3, -3) == 2);
    CHECK(l.lastIndexOf(1) == 4);
    CHECK(l.lastIndexOf(1, 3) == 0);
    CHECK(l.lastIndexOf(2, -1) == 3);
    CHECK(l.lastIndexOf(2, -3) == 1);
    CHECK(l.lastIndexOf(1, 50) == 4);
    CHECK(l.lastIndexOf(9) == -1);
    CHECK(l.lastIndexOf(1, -5) == 0);
    CHECK(l.lastIndexOf(1, -6) == -1);
    CHECK(l.lastIndexOf(1, 0) == 0);
    CHECK(List().lastIndexOf(1) == -1);
    CHECK(List().indexOf(1) == -1);
    CHECK(l.contains(3));
    CHECK(!l.contains(4));
    CHECK(l.count(1) == 2);
    CHECK(l.count(3) == 1);
    CHECK(l.count(7) == 0);
}

static void part(const List &l, int pos, int length) {
    const List m = l.mid(pos, length);
    printf("mid(%d, %d):", pos, length);
    for (int i = 0; i < m.size(); ++i)
        printf(" %d", m.at(i));
    printf("\n");
}

static void parts() {
    check::section("parts");
    const List l{1, 2, 3, 4};
    for (int pos = -6; pos != 7; ++pos)
        for (int length = -2; length != 7; ++length)
            part(l, pos, length);
    CHECK(l.mid(1) == (List{2, 3, 4}));
    CHECK(l.mid(4).isEmpty());
    CHECK(l.mid(5).isEmpty());
    CHECK(l.mid(0) == l);
    CHECK(List().mid(0).isEmpty());
    CHECK(List().mid(-1, 4).isEmpty());
}

static void grown() {
    check::section("growth");
    List l;
    l.append(1);
    l.append(List{2, 3});
    l.prepend(0);
    l.push_back(4);
    l.push_front(-1);
    IS(l, -1, 0, 1, 2, 3, 4);
    l << 5 << 6;
    l += 7;
    l += List{8};
    l << List{9, 10};
    IS(l, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    CHECK((List{1} + List{2, 3}) == (List{1, 2, 3}));
    CHECK((List() + List{1}) == List{1});
    CHECK((List{1} + List()) == List{1});
    List m{1, 2};
    m.append(m);
    IS(m, 1, 2, 1, 2);
    m += m;
    CHECK(m.size() == 8);
    CHECK(m.at(7) == 2);
    m.append(m.at(0));
    CHECK(m.last() == 1);
    m.prepend(m.at(1));
    CHECK(m.first() == 2);
    m.insert(1, m.at(8));
    CHECK(m.at(1) == 2);
    CHECK(m.size() == 11);
    List n;
    n.insert(0, 5);
    n.insert(1, 7);
    n.insert(1, 6);
    IS(n, 5, 6, 7);
    List::iterator at = n.insert(n.begin() + 1, 50);
    CHECK(*at == 50);
    CHECK(at - n.begin() == 1);
    at = n.insert(n.end(), 60);
    CHECK(*at == 60);
    CHECK(n.end() - at == 1);
    at = n.insert(n.begin(), 70);
    CHECK(*at == 70);
    CHECK(at == n.begin());
    IS(n, 70, 5, 50, 6, 7, 60);
    n.reserve(100);
    IS(n, 70, 5, 50, 6, 7, 60);
    n.reserve(-1);
    IS(n, 70, 5, 50, 6, 7, 60);
}

static void changed() {
    check::section("change");
    List l{1, 2, 3, 4, 5};
    l.replace(1, 20);
    IS(l, 1, 20, 3, 4, 5);
    l.replace(0, l.at(4));
    IS(l, 5, 20, 3, 4, 5);
    l.move(0, 3);
    IS(l, 20, 3, 4, 5, 5);
    l.move(4, 1);
    IS(l, 20, 5, 3, 4, 5);
    l.move(2, 2);
    l.swapItemsAt(0, 4);
    IS(l, 5, 5, 3, 4, 20);
    l.swapItemsAt(1, 1);
    IS(l, 5, 5, 3, 4, 20);
    CHECK(l.removeAll(5) == 2);
    CHECK(l.removeAll(7) == 0);
    IS(l, 3, 4, 20);
    CHECK(l.removeOne(4));
    CHECK(!l.removeOne(4));
    IS(l, 3, 20);
    l = {1, 2, 1, 3, 1};
    CHECK(l.removeAll(l.at(0)) == 3);
    IS(l, 2, 3);
    l = {1, 2, 1};
    CHECK(l.removeOne(l.at(2)));
    IS(l, 2, 1);
    l = {1, 2, 3, 4, 5, 6, 7, 8};
    l.removeAt(0);
    l.removeAt(6);
    l.removeAt(2);
    IS(l, 2, 3, 5, 6, 7);
    l.removeFirst();
    l.removeLast();
    IS(l, 3, 5, 6);
    l.pop_front();
    l.pop_back();
    IS(l, 5);
    l = {1, 2, 3, 4};
    CHECK(l.takeAt(1) == 2);
    CHECK(l.takeFirst() == 1);
    CHECK(l.takeLast() == 4);
    IS(l, 3);
    l.clear();
    CHECK(l.isEmpty());
    CHECK(l == List());
    l.clear();
    l.append(1);
    IS(l, 1);
}

static void iterated() {
    check::section("iterators");
    List l{3, 1, 2};
    const List &c = l;
    int sum = 0;
    for (List::iterator i = l.begin(); i != l.end(); ++i)
        sum = sum * 10 + *i;
    for (List::const_iterator i = c.begin(); i != c.end(); i++)
        sum = sum * 10 + *i;
    for (List::ConstIterator i = l.constEnd(); i != l.constBegin();)
        sum = sum * 10 + *--i;
    CHECK(sum == 312312213);
    List::iterator i = l.begin();
    CHECK(i[2] == 2);
    CHECK(*(i + 1) == 1);
    CHECK(*(1 + i) == 1);
    CHECK((i += 2) == l.end() - 1);
    CHECK((i -= 1) - l.begin() == 1);
    CHECK(i < l.end());
    CHECK(i <= l.end());
    CHECK(l.end() > i);
    CHECK(l.end() >= i);
    CHECK(!(i < i));
    CHECK(i == List::const_iterator(i));
    i = l.begin();
    CHECK(*i++ == 3);
    CHECK(*i == 1);
    CHECK(*--i == 3);
    CHECK(l.cbegin() == l.constBegin());
    CHECK(l.cend() == l.constEnd());
    CHECK(l.cend() - l.cbegin() == 3);
    CHECK(*l.rbegin() == 2);
    CHECK(*(l.rend() - 1) == 3);
    CHECK(*l.crbegin() == 2);
    CHECK(*c.rbegin() == 2);
    CHECK(c.rend() - c.rbegin() == 3);
    i = l.erase(l.begin());
    CHECK(*i == 1);
    CHECK(l.size() == 2);
    i = l.erase(l.begin() + 1);
    CHECK(i == l.end());
    CHECK(l.size() == 1);
    l = {1, 2, 3, 4, 5};
    i = l.erase(l.begin() + 1, l.begin() + 3);
    CHECK(*i == 4);
    CHECK(l == (List{1, 4, 5}));
    i = l.erase(l.begin(), l.begin());
    CHECK(i == l.begin());
    CHECK(l.size() == 3);
    i = l.erase(l.begin(), l.end());
    CHECK(i == l.end());
    CHECK(l.isEmpty());
    List e;
    CHECK(e.begin() == e.end());
    CHECK(e.constBegin() == e.constEnd());
    CHECK(e.rbegin() == e.rend());
}

static void compared() {
    check::section("comparison");
    CHECK((List{1, 2} == List{1, 2}));
    CHECK(!(List{1, 2} == List{1, 3}));
    CHECK(!(List{1} == List{1, 2}));
    CHECK((List{1} != List{2}));
    CHECK((List{1, 2} < List{1, 3}));
    CHECK((List{1} < List{1, 0}));
    CHECK(!(List{2} < List{1, 5}));
    CHECK((List() < List{0}));
    CHECK((List{2} > List{1, 5}));
    CHECK((List{1} <= List{1}));
    CHECK((List{1} >= List{1}));
    CHECK(!(List{1} > List{1}));
    CHECK(qHash(List{1, 2, 3}) == qHash(List{1, 2, 3}));
    CHECK(qHash(List{1}, 5) == qHash(List{1}, 5));
}

static void shared() {
    check::section("sharing");
    List a{1, 2, 3};
    CHECK(a.isDetached());
    List b = a;
    CHECK(a.isSharedWith(b));
    CHECK(!a.isDetached());
    b = a;
    b[0] = 9;
    CHECK(a.at(0) == 1);
    CHECK(b.at(0) == 9);
    CHECK(!a.isSharedWith(b));
    CHECK(a.isDetached());
    b = a;
    b.append(4);
    CHECK(a.size() == 3);
    CHECK(b.size() == 4);
    b = a;
    const List::const_iterator old = b.constBegin();
    b.removeFirst();
    CHECK(*old == 1);
    CHECK(a.size() == 3);
    CHECK(b == (List{2, 3}));
    b = a;
    List::iterator i = b.begin();
    *i = 7;
    CHECK(a.at(0) == 1);
    CHECK(b.at(0) == 7);
    b = a;
    b.detach();
    CHECK(!b.isSharedWith(a));
    CHECK(b == a);
    b = a;
    b.clear();
    CHECK(b.isEmpty());
    CHECK(a.size() == 3);
    b = a;
    CHECK(b.removeAll(9) == 0);
    CHECK(b.isSharedWith(a));
    b.move(1, 1);
    CHECK(b.value(0) == 1);
    b = a;
    b.swapItemsAt(0, 2);
    CHECK(a == (List{1, 2, 3}));
    CHECK(b == (List{3, 2, 1}));
    b = a;
    b.replace(0, a.at(2));
    CHECK(a.at(0) == 1);
    CHECK(b.at(0) == 3);
    b = a;
    CHECK(b.takeLast() == 3);
    CHECK(a.size() == 3);
    b = a;
    CHECK(b.takeAt(1) == 2);
    CHECK(b.takeFirst() == 1);
    CHECK(a == (List{1, 2, 3}));
    b = a;
    b.insert(1, 8);
    CHECK(a.size() == 3);
    CHECK(b == (List{1, 8, 2, 3}));
    b = a;
    b.erase(b.begin());
    CHECK(a.size() == 3);
    CHECK(b.size() == 2);
    List c = a;
    a = c;
    a = a;
    CHECK(a == c);
    c = std::move(a);
    CHECK(c.size() == 3);
    const List d = c;
    CHECK(d.at(0) == 1);
    CHECK(d[0] == 1);
    CHECK(d.isSharedWith(c));
    CHECK(List().isSharedWith(List()));
}

int main() {
    made();
    access();
    search();
    parts();
    grown();
    changed();
    iterated();
    compared();
    shared();
    CHECK(sizeof(List) == (QT_VERSION_MAJOR >= 6 ? 3 : 1) * sizeof(void *));
    return check::done();
}
