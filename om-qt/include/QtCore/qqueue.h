// QQueue (QQueue): a QList whose items leave at its beginning.
#ifndef OM_QT_QQUEUE_H
#define OM_QT_QQUEUE_H

#include <QtCore/qlist.h>

OM_BEGIN_MODEL

template <class T>
class QQueue : public QList<T> {
public:
    void swap(QQueue &other) noexcept { QList<T>::swap(other); }
    void enqueue(const T &value) { this->append(value); }
    // "This function assumes that the queue isn't empty."
    T dequeue() {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QQueue::dequeue() on an empty queue");
        return this->takeFirst();
    }
    T &head() {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QQueue::head() on an empty queue");
        return this->first();
    }
    const T &head() const {
        OM_QT_REQUIRES("empty-container", !this->isEmpty(), "QQueue::head() on an empty queue");
        return this->first();
    }
};

OM_END_MODEL

#endif
