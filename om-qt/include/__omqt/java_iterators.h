// Java-style iterators over maps and hashes ("Java-Style Iterators"): what the macros of qiterator.h make classes of.
//
// A step past an end is a finding, and so are key() and value() where no item was jumped over, or the last one was
// removed (QMapIterator, value(); Qt asserts that there is an item). remove() is one where nothing was jumped over since
// the iterator was set; a second remove(), and setValue() without an item, do nothing, as in Qt.
#ifndef OM_QT_JAVA_ITERATORS_H
#define OM_QT_JAVA_ITERATORS_H

#include <__omqt/check.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class Container, class Key, class T>
class associative_iterator {
    typedef typename Container::const_iterator const_iterator;

    Container c;
    const_iterator i, n;

    bool has_item() const { return n != c.constEnd(); }

public:
    typedef const_iterator Item;

    associative_iterator(const Container &container) : c(container), i(c.constBegin()), n(c.constEnd()) {}

    void toFront() {
        i = c.constBegin();
        n = c.constEnd();
    }
    void toBack() {
        i = c.constEnd();
        n = c.constEnd();
    }
    bool hasNext() const { return i != c.constEnd(); }
    Item next() {
        OM_QT_REQUIRES("iterator-range", hasNext(), "next() of a Java-style iterator at the back");
        n = i++;
        return n;
    }
    Item peekNext() const {
        OM_QT_REQUIRES("iterator-range", hasNext(), "peekNext() of a Java-style iterator at the back");
        return i;
    }
    bool hasPrevious() const { return i != c.constBegin(); }
    Item previous() {
        OM_QT_REQUIRES("iterator-range", hasPrevious(), "previous() of a Java-style iterator at the front");
        n = --i;
        return n;
    }
    Item peekPrevious() const {
        OM_QT_REQUIRES("iterator-range", hasPrevious(), "peekPrevious() of a Java-style iterator at the front");
        const_iterator before = i;
        return --before;
    }
    const T &value() const {
        OM_QT_REQUIRES("iterator-range", has_item(), "value() of a Java-style iterator without a current item");
        return n.value();
    }
    const Key &key() const {
        OM_QT_REQUIRES("iterator-range", has_item(), "key() of a Java-style iterator without a current item");
        return n.key();
    }
    bool findNext(const T &t) {
        while (hasNext()) {
            n = i++;
            if (n.value() == t)
                return true;
        }
        n = c.constEnd();
        return false;
    }
    bool findPrevious(const T &t) {
        while (hasPrevious()) {
            n = --i;
            if (n.value() == t)
                return true;
        }
        n = c.constEnd();
        return false;
    }

protected:
    void set(const Container &container) {
        c = container;
        toFront();
    }
};

template <class Container, class Key, class T>
class mutable_associative_iterator {
    typedef typename Container::iterator iterator;
    typedef typename Container::const_iterator const_iterator;

    Container *c;
    iterator i, n;
    bool jumped;

    void start(iterator position) {
        i = position;
        n = c->end();
        jumped = false;
    }
    bool has_item() const { return const_iterator(n) != c->constEnd(); }

public:
    typedef iterator Item;

    mutable_associative_iterator(Container &container) : c(&container) { start(c->begin()); }

    void toFront() { start(c->begin()); }
    void toBack() { start(c->end()); }
    bool hasNext() const { return const_iterator(i) != c->constEnd(); }
    Item next() {
        OM_QT_REQUIRES("iterator-range", hasNext(), "next() of a Java-style iterator at the back");
        jumped = true;
        n = i++;
        return n;
    }
    Item peekNext() const {
        OM_QT_REQUIRES("iterator-range", hasNext(), "peekNext() of a Java-style iterator at the back");
        return i;
    }
    bool hasPrevious() const { return const_iterator(i) != c->constBegin(); }
    Item previous() {
        OM_QT_REQUIRES("iterator-range", hasPrevious(), "previous() of a Java-style iterator at the front");
        jumped = true;
        n = --i;
        return n;
    }
    Item peekPrevious() const {
        OM_QT_REQUIRES("iterator-range", hasPrevious(), "peekPrevious() of a Java-style iterator at the front");
        iterator before = i;
        return --before;
    }
    void remove() {
        OM_QT_REQUIRES("library-precondition", jumped,
                       "remove() of a Java-style iterator before any item was jumped over");
        if (has_item()) {
            i = c->erase(n);
            n = c->end();
        }
    }
    void setValue(const T &t) {
        if (has_item())
            n.value() = t;
    }
    T &value() {
        OM_QT_REQUIRES("iterator-range", has_item(), "value() of a Java-style iterator without a current item");
        return n.value();
    }
    const T &value() const {
        OM_QT_REQUIRES("iterator-range", has_item(), "value() of a Java-style iterator without a current item");
        return n.value();
    }
    const Key &key() const {
        OM_QT_REQUIRES("iterator-range", has_item(), "key() of a Java-style iterator without a current item");
        return n.key();
    }
    bool findNext(const T &t) {
        jumped = true;
        while (hasNext()) {
            n = i++;
            if (n.value() == t)
                return true;
        }
        n = c->end();
        return false;
    }
    bool findPrevious(const T &t) {
        jumped = true;
        while (hasPrevious()) {
            n = --i;
            if (n.value() == t)
                return true;
        }
        n = c->end();
        return false;
    }

protected:
    void set(Container &container) {
        c = &container;
        start(c->begin());
    }
};

} // namespace __omqt

OM_END_MODEL

#endif
