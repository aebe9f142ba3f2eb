// Java-style iterators over sequences ("Java-Style Iterators"), declared by a macro for each container.
//
// A step past an end is a finding (QListIterator, next() and previous()). remove() is one where nothing was jumped over
// since the iterator was set (QMutableListIterator, remove()); a second remove() and setValue() without an item do
// nothing, as in Qt.
//
// Those over maps and hashes are in __omqt/java_iterators.h; the macros give them their names.
#ifndef OM_QT_QITERATOR_H
#define OM_QT_QITERATOR_H

#include <QtCore/qglobal.h>
#include <__omqt/java_iterators.h>
#include <__omqt/key_iterators.h>

#define OM_QT_JAVA_STEP(condition, member, where)                                                                      \
    OM_QT_REQUIRES("iterator-range", condition, member " of an iterator at the " where)
#define OM_QT_JAVA_JUMPED(member)                                                                                      \
    OM_QT_REQUIRES("library-precondition", jumped, member " before any item was jumped over")
#define OM_QT_JAVA_ITEM(member) OM_QT_REQUIRES("iterator-range", has_item(), member " without a current item")

#ifndef QT_NO_JAVA_STYLE_ITERATORS
#define Q_DECLARE_SEQUENTIAL_ITERATOR(C)                                                                               \
    template <class T>                                                                                                 \
    class Q##C##Iterator {                                                                                             \
        typedef typename Q##C<T>::const_iterator const_iterator;                                                       \
        Q##C<T> c;                                                                                                     \
        const_iterator i;                                                                                              \
                                                                                                                       \
    public:                                                                                                            \
        Q##C##Iterator(const Q##C<T> &container) : c(container), i(c.constBegin()) {}                                  \
        Q##C##Iterator &operator=(const Q##C<T> &container) {                                                          \
            c = container;                                                                                             \
            i = c.constBegin();                                                                                        \
            return *this;                                                                                              \
        }                                                                                                              \
        void toFront() { i = c.constBegin(); }                                                                         \
        void toBack() { i = c.constEnd(); }                                                                            \
        bool hasNext() const { return i != c.constEnd(); }                                                             \
        const T &next() {                                                                                              \
            OM_QT_JAVA_STEP(hasNext(), "Q" #C "Iterator::next()", "back");                                             \
            return *i++;                                                                                               \
        }                                                                                                              \
        const T &peekNext() const {                                                                                    \
            OM_QT_JAVA_STEP(hasNext(), "Q" #C "Iterator::peekNext()", "back");                                         \
            return *i;                                                                                                 \
        }                                                                                                              \
        bool hasPrevious() const { return i != c.constBegin(); }                                                       \
        const T &previous() {                                                                                          \
            OM_QT_JAVA_STEP(hasPrevious(), "Q" #C "Iterator::previous()", "front");                                    \
            return *--i;                                                                                               \
        }                                                                                                              \
        const T &peekPrevious() const {                                                                                \
            OM_QT_JAVA_STEP(hasPrevious(), "Q" #C "Iterator::peekPrevious()", "front");                                \
            const_iterator before = i;                                                                                 \
            return *--before;                                                                                          \
        }                                                                                                              \
        bool findNext(const T &t) {                                                                                    \
            while (hasNext())                                                                                          \
                if (*i++ == t)                                                                                         \
                    return true;                                                                                       \
            return false;                                                                                              \
        }                                                                                                              \
        bool findPrevious(const T &t) {                                                                                \
            while (hasPrevious())                                                                                      \
                if (*--i == t)                                                                                         \
                    return true;                                                                                       \
            return false;                                                                                              \
        }                                                                                                              \
    };

#define Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(C)                                                                       \
    template <class T>                                                                                                 \
    class QMutable##C##Iterator {                                                                                      \
        typedef typename Q##C<T>::iterator iterator;                                                                   \
        typedef typename Q##C<T>::const_iterator const_iterator;                                                       \
        Q##C<T> *c;                                                                                                    \
        iterator i, n;                                                                                                 \
        bool jumped;                                                                                                   \
                                                                                                                       \
        void start(iterator position) {                                                                                \
            i = position;                                                                                              \
            n = c->end();                                                                                              \
            jumped = false;                                                                                            \
        }                                                                                                              \
        bool has_item() const { return const_iterator(n) != c->constEnd(); }                                           \
                                                                                                                       \
    public:                                                                                                            \
        QMutable##C##Iterator(Q##C<T> &container) : c(&container) { start(c->begin()); }                               \
        QMutable##C##Iterator &operator=(Q##C<T> &container) {                                                         \
            c = &container;                                                                                            \
            start(c->begin());                                                                                         \
            return *this;                                                                                              \
        }                                                                                                              \
        void toFront() { start(c->begin()); }                                                                          \
        void toBack() { start(c->end()); }                                                                             \
        bool hasNext() const { return const_iterator(i) != c->constEnd(); }                                            \
        T &next() {                                                                                                    \
            OM_QT_JAVA_STEP(hasNext(), "QMutable" #C "Iterator::next()", "back");                                      \
            jumped = true;                                                                                             \
            n = i++;                                                                                                   \
            return *n;                                                                                                 \
        }                                                                                                              \
        T &peekNext() const {                                                                                          \
            OM_QT_JAVA_STEP(hasNext(), "QMutable" #C "Iterator::peekNext()", "back");                                  \
            return *i;                                                                                                 \
        }                                                                                                              \
        bool hasPrevious() const { return const_iterator(i) != c->constBegin(); }                                      \
        T &previous() {                                                                                                \
            OM_QT_JAVA_STEP(hasPrevious(), "QMutable" #C "Iterator::previous()", "front");                             \
            jumped = true;                                                                                             \
            n = --i;                                                                                                   \
            return *n;                                                                                                 \
        }                                                                                                              \
        T &peekPrevious() const {                                                                                      \
            OM_QT_JAVA_STEP(hasPrevious(), "QMutable" #C "Iterator::peekPrevious()", "front");                         \
            iterator before = i;                                                                                       \
            return *--before;                                                                                          \
        }                                                                                                              \
        void remove() {                                                                                                \
            OM_QT_JAVA_JUMPED("QMutable" #C "Iterator::remove()");                                                     \
            if (has_item()) {                                                                                          \
                i = c->erase(n);                                                                                       \
                n = c->end();                                                                                          \
            }                                                                                                          \
        }                                                                                                              \
        void setValue(const T &t) const {                                                                              \
            if (has_item())                                                                                            \
                *n = t;                                                                                                \
        }                                                                                                              \
        T &value() {                                                                                                   \
            OM_QT_JAVA_ITEM("QMutable" #C "Iterator::value()");                                                        \
            return *n;                                                                                                 \
        }                                                                                                              \
        const T &value() const {                                                                                       \
            OM_QT_JAVA_ITEM("QMutable" #C "Iterator::value()");                                                        \
            return *n;                                                                                                 \
        }                                                                                                              \
        void insert(const T &t) {                                                                                      \
            n = i = c->insert(i, t);                                                                                   \
            ++i;                                                                                                       \
            jumped = true;                                                                                             \
        }                                                                                                              \
        bool findNext(const T &t) {                                                                                    \
            jumped = true;                                                                                             \
            while (hasNext()) {                                                                                        \
                n = i++;                                                                                               \
                if (*n == t)                                                                                           \
                    return true;                                                                                       \
            }                                                                                                          \
            n = c->end();                                                                                              \
            return false;                                                                                              \
        }                                                                                                              \
        bool findPrevious(const T &t) {                                                                                \
            jumped = true;                                                                                             \
            while (hasPrevious()) {                                                                                    \
                n = --i;                                                                                               \
                if (*n == t)                                                                                           \
                    return true;                                                                                       \
            }                                                                                                          \
            n = c->end();                                                                                              \
            return false;                                                                                              \
        }                                                                                                              \
    };

#define Q_DECLARE_ASSOCIATIVE_ITERATOR(C)                                                                              \
    template <class Key, class T>                                                                                      \
    class Q##C##Iterator : public __omqt::associative_iterator<Q##C<Key, T>, Key, T> {                                 \
    public:                                                                                                            \
        Q##C##Iterator(const Q##C<Key, T> &container)                                                                  \
            : __omqt::associative_iterator<Q##C<Key, T>, Key, T>(container) {}                                         \
        Q##C##Iterator &operator=(const Q##C<Key, T> &container) {                                                     \
            this->set(container);                                                                                      \
            return *this;                                                                                              \
        }                                                                                                              \
    };
#define Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(C)                                                                      \
    template <class Key, class T>                                                                                      \
    class QMutable##C##Iterator : public __omqt::mutable_associative_iterator<Q##C<Key, T>, Key, T> {                  \
    public:                                                                                                            \
        QMutable##C##Iterator(Q##C<Key, T> &container)                                                                 \
            : __omqt::mutable_associative_iterator<Q##C<Key, T>, Key, T>(container) {}                                 \
        QMutable##C##Iterator &operator=(Q##C<Key, T> &container) {                                                    \
            this->set(container);                                                                                      \
            return *this;                                                                                              \
        }                                                                                                              \
    };
// Steps back do not compile where the container's iterators have none.
#if OM_QT6
#define Q_DECLARE_ASSOCIATIVE_FORWARD_ITERATOR(C) Q_DECLARE_ASSOCIATIVE_ITERATOR(C)
#define Q_DECLARE_MUTABLE_ASSOCIATIVE_FORWARD_ITERATOR(C) Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(C)
#endif
#else
#define Q_DECLARE_SEQUENTIAL_ITERATOR(C)
#define Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(C)
#define Q_DECLARE_ASSOCIATIVE_ITERATOR(C)
#define Q_DECLARE_MUTABLE_ASSOCIATIVE_ITERATOR(C)
#if OM_QT6
#define Q_DECLARE_ASSOCIATIVE_FORWARD_ITERATOR(C)
#define Q_DECLARE_MUTABLE_ASSOCIATIVE_FORWARD_ITERATOR(C)
#endif
#endif

#endif
