// model only
// standards: 17 20
// What the class pages of the sequences forbid is found.
#include "misuse.h"
#include <QContiguousCache>
#include <QList>
#include <QQueue>
#include <QStack>
#include <QVarLengthArray>
#include <QVector>

template <class Container>
static int sequences() {
    typedef typename Container::iterator iterator;
    typedef typename Container::const_iterator const_iterator;
    const Container full{1, 2, 3};
    MISUSE("container-bounds", full.at(3));
    MISUSE("container-bounds", full.at(-1));
    MISUSE("container-bounds", full[3]);
    MISUSE("container-bounds", Container c(full); c[-1] = 0);
    MISUSE("empty-container", Container().first());
    MISUSE("empty-container", Container().last());
    MISUSE("empty-container", const Container c; c.first());
    MISUSE("empty-container", const Container c; c.back());
    MISUSE("empty-container", Container().constFirst());
    MISUSE("container-bounds", Container c(full); c.replace(3, 0));
    MISUSE("iterator-range", Container c(full); *c.end());
    MISUSE("iterator-range", Container c(full); ++c.end());
    MISUSE("iterator-range", Container c(full); --c.begin());
    MISUSE("iterator-range", Container c(full); (void)(c.begin() + 4));
    MISUSE("iterator-range", Container c(full); c.erase(c.end()));
    MISUSE("iterator-range", Container c(full); c.erase(c.begin() + 1, c.begin()));
    MISUSE("iterator-mismatch", Container c(full); Container d(full); (void)(c.begin() == d.begin()));
    MISUSE("iterator-mismatch", Container c(full); Container d(full); d.begin(); c.erase(d.begin()));
    MISUSE("iterator-mismatch", Container c(full); Container d(full); c.insert(d.begin(), 1));
    MISUSE("invalidated-iterator", Container c(full); c.begin(); c.reserve(600); iterator i = c.begin(); c.reserve(700);
           *i);
    MISUSE("invalidated-iterator", Container c(full); iterator i = c.begin() + 1; c.erase(c.begin()); *i);
    MISUSE("invalidated-iterator", Container c(full); iterator i = c.begin() + 1; c.insert(c.begin(), 5); *i);
    MISUSE("invalidated-iterator", Container c(full); iterator i = c.begin(); c.clear(); *i);
    MISUSE(
        "invalidated-iterator", const_iterator i; {
            Container c(full);
            i = c.constBegin();
            c[0] = 1;
            i = c.constBegin();
        } * i);
    MISUSE("invalidated-iterator", *iterator());
    return 0;
}

template <class Container>
static int lists() {
    if (sequences<Container>() != 0)
        return 1;
    const Container full{1, 2, 3};
    MISUSE("empty-container", Container().removeFirst());
    MISUSE("empty-container", Container().pop_back());
    MISUSE("empty-container", Container().takeFirst());
    MISUSE("empty-container", Container().takeLast());
    MISUSE("container-bounds", Container c(full); c.takeAt(3));
    MISUSE("container-bounds", Container c(full); c.move(3, 0));
    MISUSE("container-bounds", Container c(full); c.move(0, -1));
    MISUSE("container-bounds", Container c(full); c.swapItemsAt(0, 3));
    MISUSE("invalidated-iterator", Container c(full); typename Container::iterator i = c.begin(); c.append(4); *i);
    MISUSE("iterator-mismatch", Container c(full); typename Container::const_iterator i = c.constBegin(); c[0] = 4;
           (void)(i == c.constBegin()));
    return 0;
}

int main() {
    if (lists<QList<int>>() != 0 || lists<QVector<int>>() != 0 || sequences<QVarLengthArray<int, 4>>() != 0)
        return 1;
    const QVector<int> v{1, 2, 3};
    MISUSE("container-bounds", QVector<int> c(v); c.remove(3));
    MISUSE("container-bounds", QVector<int> c(v); c.remove(1, 3));
    MISUSE("container-bounds", QVector<int> c(v); c.remove(1, -1));
    MISUSE("container-bounds", QVector<int> c(v); c.insert(4, 0));
    MISUSE("library-precondition", QVector<int> c(v); c.insert(0, -1, 0));
    MISUSE("library-precondition", QVector<int> c(v); c.resize(-1));
    MISUSE("library-precondition", QVector<int> c(-1); (void)c);
    MISUSE("empty-container", QStack<int>().pop());
    MISUSE("empty-container", QStack<int>().top());
    MISUSE("empty-container", const QStack<int> s; s.top());
    MISUSE("empty-container", QQueue<int>().dequeue());
    MISUSE("empty-container", QQueue<int>().head());
    MISUSE("empty-container", QVarLengthArray<int>().removeLast());
    MISUSE("container-bounds", QContiguousCache<int> c(2); c.at(0));
    MISUSE("container-bounds", QContiguousCache<int> c(2); c.insert(-1, 0); c.insert(-7, 0));
    MISUSE("empty-container", QContiguousCache<int> c(2); c.first());
    MISUSE("empty-container", QContiguousCache<int> c(2); c.removeLast());
    MISUSE("empty-container", QContiguousCache<int> c(2); c.takeFirst());
    MISUSE("library-precondition", QContiguousCache<int> c(-2));
    MISUSE("iterator-range", QListIterator<int> i(QList<int>{}); i.next());
    MISUSE("iterator-range", QListIterator<int> i(QList<int>{1}); i.previous());
    MISUSE("iterator-range", QListIterator<int> i(QList<int>{1}); i.peekPrevious());
    MISUSE("library-precondition", QList<int> l{1}; QMutableListIterator<int> i(l); i.remove());
    MISUSE("iterator-range", QList<int> l{1}; QMutableListIterator<int> i(l); i.value());
    MISUSE("iterator-range", QVector<int> l{1}; QMutableVectorIterator<int> i(l); i.next(); i.next());
#if QT_VERSION_MAJOR >= 6
    const QList<int> l{1, 2, 3};
    MISUSE("container-bounds", QList<int> c(l); c.removeAt(3));
    MISUSE("container-bounds", QList<int> c(l); c.insert(4, 0));
    MISUSE("container-bounds", l.first(4));
    MISUSE("container-bounds", l.last(4));
    MISUSE("container-bounds", l.last(-1));
    MISUSE("container-bounds", l.sliced(4));
    MISUSE("container-bounds", l.sliced(1, 3));
    MISUSE("container-bounds", l.sliced(-1, 1));
    MISUSE("container-bounds", QList<int> c(l); c.emplace(4, 0));
#endif
    return check::done();
}
