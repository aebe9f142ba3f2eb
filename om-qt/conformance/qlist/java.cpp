// The Java-style iterators of QList, QVector, and the walks over copies that foreach makes.
#include "check.h"
#include <QList>
#include <QVector>

template <class Container, class Iterator, class MutableIterator>
static void walked(const char *name) {
    check::section(name);
    Container list{1, 2, 3, 2, 1};
    Iterator i(list);
    CHECK(i.hasNext());
    CHECK(!i.hasPrevious());
    CHECK(i.next() == 1);
    CHECK(i.peekNext() == 2);
    CHECK(i.peekPrevious() == 1);
    CHECK(i.hasPrevious());
    CHECK(i.findNext(2));
    CHECK(i.peekNext() == 3);
    CHECK(i.findNext(2));
    CHECK(i.next() == 1);
    CHECK(!i.hasNext());
    CHECK(!i.findNext(1));
    CHECK(i.findPrevious(3));
    CHECK(i.peekNext() == 3);
    CHECK(i.previous() == 2);
    CHECK(!i.findPrevious(9));
    CHECK(!i.hasPrevious());
    i.toBack();
    CHECK(i.previous() == 1);
    i.toFront();
    // The iterator keeps what it was given.
    list.clear();
    int sum = 0;
    while (i.hasNext())
        sum = 10 * sum + i.next();
    CHECK(sum == 12321);
    const Container other{7, 8};
    i = other;
    CHECK(i.next() == 7);
    CHECK(i.next() == 8);
    CHECK(!i.hasNext());
    Iterator none(Container{});
    CHECK(!none.hasNext());
    CHECK(!none.hasPrevious());

    list = Container{1, 2, 3, 4, 5, 6};
    Container before = list;
    MutableIterator m(list);
    while (m.hasNext())
        if (m.next() % 2 == 0)
            m.remove();
    CHECK((list == Container{1, 3, 5}));
    CHECK((before == Container{1, 2, 3, 4, 5, 6}));
    m.toFront();
    while (m.hasNext()) {
        int &x = m.next();
        x *= 10;
        m.setValue(m.value() + 1);
    }
    CHECK((list == Container{11, 31, 51}));
    CHECK(m.hasPrevious());
    CHECK(m.previous() == 51);
    CHECK(m.value() == 51);
    CHECK(m.peekNext() == 51);
    CHECK(m.peekPrevious() == 31);
    m.remove();
    CHECK((list == Container{11, 31}));
    CHECK(!m.hasNext());
    m.insert(71);
    CHECK((list == Container{11, 31, 71}));
    CHECK(!m.hasNext());
    m.toFront();
    m.insert(1);
    CHECK((list == Container{1, 11, 31, 71}));
    CHECK(m.peekNext() == 11);
    CHECK(m.peekPrevious() == 1);
    CHECK(m.findNext(31));
    m.setValue(32);
    CHECK(list.at(2) == 32);
    m.remove();
    m.remove();
    m.setValue(9);
    CHECK((list == Container{1, 11, 71}));
    CHECK(m.findPrevious(1));
    CHECK(m.value() == 1);
    CHECK(!m.findPrevious(1));
    CHECK(!m.findNext(99));
    CHECK(!m.hasNext());
    m.toBack();
    while (m.hasPrevious())
        m.previous() += 1;
    CHECK((list == Container{2, 12, 72}));
    Container next{5};
    m = next;
    CHECK(m.next() == 5);
    m.setValue(6);
    CHECK((next == Container{6}));
    CHECK((list == Container{2, 12, 72}));

    int total = 0;
    foreach (int x, list) {
        list.append(x);
        total += x;
    }
    CHECK(total == 86);
    CHECK(list.size() == 6);
    foreach (const int &x, list) {
        if (x == 12)
            continue;
        if (list.size() > 7)
            break;
        list.removeFirst();
    }
    CHECK(list.size() == 2);
    Q_FOREACH (int x, Container{})
        total += x;
    CHECK(total == 86);
}

int main() {
    walked<QList<int>, QListIterator<int>, QMutableListIterator<int>>("QList");
    walked<QVector<int>, QVectorIterator<int>, QMutableVectorIterator<int>>("QVector");
    return check::done();
}
