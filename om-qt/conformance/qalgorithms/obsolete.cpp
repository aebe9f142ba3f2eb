// qt: 5
// The algorithms that Qt 5 still has (QtAlgorithms, "Obsolete"), on Qt's containers.
#include "check.h"
#include <QLinkedList>
#include <QList>
#include <QStack>
#include <QVector>
#include <QtAlgorithms>

static bool descending(int x, int y) { return y < x; }
static bool by_tens(int x, int y) { return x / 10 < y / 10; }

template <class Container>
static void all(const char *name) {
    check::section(name);
    Container c{33, 10, 14, 3, 78, 3};
    qSort(c.begin(), c.end());
    CHECK((c == Container{3, 3, 10, 14, 33, 78}));
    qSort(c.begin(), c.end(), descending);
    CHECK((c == Container{78, 33, 14, 10, 3, 3}));
    qSort(c.begin(), c.end(), qGreater<int>());
    CHECK((c == Container{78, 33, 14, 10, 3, 3}));
    qSort(c.begin(), c.end(), qLess<int>());
    CHECK((c == Container{3, 3, 10, 14, 33, 78}));
    c = Container{33, 14, 10, 3};
    qSort(c);
    CHECK((c == Container{3, 10, 14, 33}));
    c = Container{33, 14, 10, 3, 31};
    qStableSort(c.begin(), c.end(), by_tens);
    CHECK((c == Container{3, 14, 10, 33, 31}));
    qStableSort(c.begin(), c.end());
    CHECK((c == Container{3, 10, 14, 31, 33}));
    c = Container{2, 1};
    qStableSort(c);
    CHECK((c == Container{1, 2}));

    c = Container{3, 3, 6, 6, 6, 8};
    CHECK(qLowerBound(c.begin(), c.end(), 6) - c.begin() == 2);
    CHECK(qUpperBound(c.begin(), c.end(), 6) - c.begin() == 5);
    CHECK(qLowerBound(c.begin(), c.end(), 7) - c.begin() == 5);
    CHECK(qLowerBound(c.begin(), c.end(), 9) == c.end());
    CHECK(qUpperBound(c.begin(), c.end(), 8) == c.end());
    CHECK(qLowerBound(c, 3) == c.constBegin());
    CHECK(qUpperBound(c, 3) - c.constBegin() == 2);
    CHECK(*qBinaryFind(c.begin(), c.end(), 6) == 6);
    CHECK(qBinaryFind(c.begin(), c.end(), 7) == c.end());
    CHECK(qBinaryFind(c, 8) == c.constEnd() - 1);
    CHECK(qBinaryFind(c, 9) == c.constEnd());
    qSort(c.begin(), c.end(), descending);
    CHECK(qLowerBound(c.begin(), c.end(), 6, descending) - c.begin() == 1);
    CHECK(qUpperBound(c.begin(), c.end(), 6, descending) - c.begin() == 4);
    CHECK(*qBinaryFind(c.begin(), c.end(), 3, descending) == 3);

    CHECK(qFind(c.begin(), c.end(), 6) - c.begin() == 1);
    CHECK(qFind(c.begin(), c.end(), 60) == c.end());
    CHECK(qFind(c, 3) - c.constBegin() == 4);
    int n = 0;
    qCount(c.begin(), c.end(), 6, n);
    CHECK(n == 3);
    qCount(c, 3, n);
    CHECK(n == 5);
    Container d{0, 0, 0};
    CHECK(qCopy(c.begin(), c.begin() + 2, d.begin()) == d.begin() + 2);
    CHECK((d == Container{8, 6, 0}));
    CHECK(qCopyBackward(d.begin(), d.begin() + 2, d.end()) == d.begin() + 1);
    CHECK((d == Container{8, 8, 6}));
    CHECK(qEqual(d.begin(), d.begin() + 1, d.begin() + 1));
    CHECK(!qEqual(d.begin(), d.end(), c.begin()));
    qFill(d.begin() + 1, d.end(), 5);
    CHECK((d == Container{8, 5, 5}));
    qFill(d, 4);
    CHECK((d == Container{4, 4, 4}));
    qSwap(c, d);
    CHECK(d.size() == 6);
    int x = 1, y = 2;
    qSwap(x, y);
    CHECK(x == 2);
}

int main() {
    all<QList<int>>("QList");
    all<QVector<int>>("QVector");
    int array[] = {3, 1, 2};
    qSort(array, array + 3);
    CHECK(array[0] == 1);
    CHECK(array[2] == 3);
    CHECK(qFind(array, array + 3, 2) == array + 1);
    QLinkedList<int> l{1, 2, 2};
    int n = 0;
    qCount(l, 2, n);
    CHECK(n == 2);
    CHECK(qFind(l.begin(), l.end(), 2) == l.begin() + 1);
    QList<int *> owners;
    owners << new int(1) << new int(2);
    qDeleteAll(owners);
    owners.clear();
    QVector<int *> more;
    more << new int(1);
    qDeleteAll(more.begin(), more.end());
    QStack<int *> stack;
    stack.push(new int(3));
    qDeleteAll(stack);
    CHECK(owners.isEmpty());
    return check::done();
}
