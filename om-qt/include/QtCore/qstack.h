// QStack (QStack): a QVector with a top at its end.
#ifndef OM_QT_QSTACK_H
#define OM_QT_QSTACK_H

#include <QtCore/qvector.h>

OM_BEGIN_MODEL

template <class T>
class QStack : public QVector<T> {
public:
    void swap(QStack &other) noexcept { QVector<T>::swap(other); }
    void push(const T &value) { this->append(value); }
    // "This function assumes that the stack isn't empty."
    T pop() {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QStack::pop() on an empty stack");
        return this->takeLast();
    }
    T &top() {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QStack::top() on an empty stack");
        return this->last();
    }
    const T &top() const {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QStack::top() on an empty stack");
        return this->last();
    }
};

OM_END_MODEL

#endif
