// qt: 5
// Every member of QLinkedList.
#include "check.h"
#include <QLinkedList>
#include <algorithm>

typedef QLinkedList<int> List;
#define IS(list, ...) CHECK((list) == (List{__VA_ARGS__}))

int main() {
    List e;
    CHECK(e.isEmpty());
    CHECK(e.empty());
    CHECK(e.size() == 0);
    CHECK(e.count() == 0);
    CHECK(e.begin() == e.end());
    List l{1, 2, 3};
    CHECK(l.size() == 3);
    CHECK(!l.isEmpty());
    CHECK(l.first() == 1);
    CHECK(l.last() == 3);
    CHECK(l.front() == 1);
    CHECK(l.back() == 3);
    const List &c = l;
    CHECK(c.first() == 1);
    CHECK(c.last() == 3);
    CHECK(c.front() == 1);
    CHECK(c.back() == 3);
    l.first() = 10;
    l.back() = 30;
    IS(l, 10, 2, 30);
    l.append(4);
    l.prepend(0);
    l.push_back(5);
    l.push_front(-1);
    l << 6;
    l += 7;
    IS(l, -1, 0, 10, 2, 30, 4, 5, 6, 7);
    l << List{8};
    l += List{9, 10};
    CHECK(l.size() == 12);
    CHECK(l.contains(8));
    CHECK(!l.contains(80));
    CHECK(l.count(10) == 2);
    CHECK(l.count(77) == 0);
    CHECK(l.startsWith(-1));
    CHECK(!l.startsWith(0));
    CHECK(l.endsWith(10));
    CHECK(!e.startsWith(1));
    CHECK(!e.endsWith(1));
    CHECK(l.removeAll(10) == 2);
    CHECK(l.removeAll(99) == 0);
    CHECK(l.removeOne(0));
    CHECK(!l.removeOne(0));
    IS(l, -1, 2, 30, 4, 5, 6, 7, 8, 9);
    l.removeFirst();
    l.removeLast();
    l.pop_front();
    l.pop_back();
    IS(l, 30, 4, 5, 6, 7);
    CHECK(l.takeFirst() == 30);
    CHECK(l.takeLast() == 7);
    CHECK(l == (List{4, 5, 6}));
    CHECK((List{1} + List{2, 3}) == (List{1, 2, 3}));
    CHECK((List() + List()).isEmpty());
    CHECK((List{1} != List{2}));
    l += l;
    IS(l, 4, 5, 6, 4, 5, 6);

    check::section("iterators");
    l = {1, 2, 3, 4};
    List::iterator i = l.begin();
    CHECK(*i == 1);
    CHECK(*++i == 2);
    CHECK(*i++ == 2);
    CHECK(*i == 3);
    CHECK(*--i == 2);
    CHECK(*i-- == 2);
    CHECK(*i == 1);
    CHECK(*(i + 2) == 3);
    CHECK(*(l.end() - 1) == 4);
    CHECK(i + 4 == l.end());
    i += 3;
    CHECK(*i == 4);
    i -= 2;
    CHECK(*i == 2);
    CHECK(i == l.begin() + 1);
    CHECK(i != l.end());
    List::const_iterator k = i;
    CHECK(*k == 2);
    CHECK(*(k + 1) == 3);
    CHECK(*(k - 1) == 1);
    CHECK(k == List::const_iterator(i));
    i = l.insert(i, 9);
    CHECK(*i == 9);
    CHECK(*k == 2);
    CHECK(l == (List{1, 9, 2, 3, 4}));
    i = l.erase(i);
    CHECK(*i == 2);
    CHECK(*k == 2);
    CHECK(l == (List{1, 2, 3, 4}));
    i = l.erase(l.begin() + 1, l.end() - 1);
    CHECK(*i == 4);
    CHECK(l == (List{1, 4}));
    i = l.insert(l.end(), 5);
    CHECK(*i == 5);
    CHECK(l.last() == 5);
    int sum = 0;
    for (List::const_iterator j = l.constBegin(); j != l.constEnd(); ++j)
        sum = 10 * sum + *j;
    for (int x : c)
        sum = 10 * sum + x;
    for (List::reverse_iterator j = l.rbegin(); j != l.rend(); ++j)
        sum = 10 * sum + *j;
    CHECK(sum == 145145541);
    CHECK(*c.rbegin() == 5);
    CHECK(*l.crbegin() == 5);
    CHECK(l.cbegin() == l.constBegin());
    CHECK(l.cend() == l.constEnd());
    CHECK(std::find(l.begin(), l.end(), 4) == l.begin() + 1);
    CHECK(std::count(c.begin(), c.end(), 4) == 1);
    CHECK(std::distance(l.begin(), l.end()) == 3);

    check::section("sharing");
    List a{1, 2, 3};
    List b = a;
    CHECK(a.isSharedWith(b));
    CHECK(!a.isDetached());
    b.append(4);
    CHECK(a.size() == 3);
    CHECK(b.size() == 4);
    CHECK(a.isDetached());
    CHECK(!a.isSharedWith(b));
    b = a;
    i = b.begin();
    *i = 8;
    CHECK(a.first() == 1);
    CHECK(b.first() == 8);
    b = a;
    i = b.begin() + 1;
    {
        List d = b;
        i = b.insert(i, 7);
        CHECK(*i == 7);
        CHECK(b == (List{1, 7, 2, 3}));
        CHECK(d == (List{1, 2, 3}));
    }
    {
        List d = b;
        i = b.erase(i);
        CHECK(*i == 2);
        CHECK(b == (List{1, 2, 3}));
        CHECK(d.size() == 4);
    }
    {
        List d = b;
        i = b.erase(b.begin() + 1, b.end());
        CHECK(i == b.end());
        CHECK(b == List{1});
        CHECK(d.size() == 3);
    }
    b.swap(a);
    CHECK(a == List{1});
    CHECK(b.size() == 3);
    using std::swap;
    swap(a, b);
    CHECK(b == List{1});
    b.clear();
    CHECK(b.isEmpty());
    CHECK(a.size() == 3);
    List f(a.begin(), a.end());
    CHECK(f == a);
    CHECK(!f.isSharedWith(a));
    std::list<int> s = a.toStdList();
    CHECK(s.size() == 3);
    CHECK(List::fromStdList(s) == a);
    List g(std::move(f));
    CHECK(g == a);
    CHECK(f.isEmpty());
    f = std::move(g);
    CHECK(f == a);
    CHECK(sizeof(List) == sizeof(void *));

    check::section("Java-style");
    QLinkedListIterator<int> it(a);
    CHECK(it.hasNext());
    CHECK(it.next() == 1);
    CHECK(it.peekNext() == 2);
    CHECK(it.peekPrevious() == 1);
    CHECK(it.findNext(3));
    CHECK(!it.hasNext());
    CHECK(it.previous() == 3);
    CHECK(it.findPrevious(1));
    CHECK(!it.hasPrevious());
    QMutableLinkedListIterator<int> m(a);
    while (m.hasNext())
        if (m.next() == 2)
            m.remove();
        else
            m.setValue(m.value() * 10);
    CHECK(a == (List{10, 30}));
    m.toFront();
    m.next();
    m.insert(15);
    CHECK(a == (List{10, 15, 30}));
    int total = 0;
    foreach (int x, a)
        total += x;
    CHECK(total == 55);
    {
        QLinkedList<check::Tracked> t;
        t << 1 << 2 << 3;
        QLinkedList<check::Tracked> u = t;
        u.removeAll(2);
        CHECK(check::Tracked::alive() == 5);
    }
    CHECK(check::Tracked::alive() == 0);
    return check::done();
}
