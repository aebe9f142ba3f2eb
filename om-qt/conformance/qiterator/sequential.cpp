// The Java-style iterators that the macros make, over a container of the program's own.
#include "check.h"
#include <qiterator.h>
#include <list>

template <class T>
struct QOwn : std::list<T> {
    using std::list<T>::list;
    typename std::list<T>::const_iterator constBegin() const { return this->begin(); }
    typename std::list<T>::const_iterator constEnd() const { return this->end(); }
};
Q_DECLARE_SEQUENTIAL_ITERATOR(Own)
Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(Own)

int main() {
    QOwn<int> own{1, 2, 3, 2};
    QOwnIterator<int> it(own);
    CHECK(it.hasNext() && !it.hasPrevious() && it.peekNext() == 1 && it.next() == 1 && it.peekPrevious() == 1);
    CHECK(it.previous() == 1 && !it.hasPrevious());
    CHECK(it.findNext(2) && it.peekNext() == 3 && it.findNext(2) && !it.hasNext() && !it.findNext(2));
    CHECK(it.findPrevious(3) && it.peekNext() == 3 && !it.findPrevious(9) && !it.hasPrevious());
    it.toBack();
    CHECK(!it.hasNext() && it.previous() == 2);
    it = QOwn<int>{7};
    it.toFront();
    CHECK(it.next() == 7);

    QMutableOwnIterator<int> m(own);
    CHECK(m.next() == 1 && m.value() == 1);
    m.setValue(5);
    CHECK(own.front() == 5);
    m.remove();
    CHECK_ELEMENTS(own, int, 2, 3, 2);
    m.remove();
    m.setValue(9);
    CHECK_ELEMENTS(own, int, 2, 3, 2);
    CHECK(m.hasNext() && !m.hasPrevious() && m.peekNext() == 2);
    m.insert(8);
    CHECK(m.value() == 8 && m.peekPrevious() == 8 && m.previous() == 8);
    CHECK_ELEMENTS(own, int, 8, 2, 3, 2);
    CHECK(m.findNext(3) && m.value() == 3);
    m.remove();
    CHECK_ELEMENTS(own, int, 8, 2, 2);
    CHECK(!m.findNext(3) && m.findPrevious(8) && m.value() == 8);
    m.toBack();
    CHECK(!m.hasNext() && m.hasPrevious());
    m = own;
    m.toFront();
    CHECK(m.next() == 8);
    return check::done();
}
