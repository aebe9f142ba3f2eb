// foreach, Q_FOREACH, forever, Q_FOREVER (QtGlobal, macros). The loop walks over a copy of the container ("Container
// Classes", "The foreach Keyword"): with implicit sharing nothing is copied unless the body changes the container.
#ifndef OM_QT_QFOREACH_H
#define OM_QT_QFOREACH_H

#include <QtCore/qswap.h>

#ifndef QT_NO_FOREACH

OM_BEGIN_MODEL

namespace QtPrivate {

template <typename T>
class QForeachContainer {
public:
    T c;
    typename T::const_iterator i, e;
    int control = 1; // whether the loop goes on: what `break` in the body leaves alone

    QForeachContainer(const T &t) : c(t), i(qAsConst(c).begin()), e(qAsConst(c).end()) {}
    QForeachContainer(T &&t) : c(std::move(t)), i(qAsConst(c).begin()), e(qAsConst(c).end()) {}
    QForeachContainer(const QForeachContainer &) = delete;
    QForeachContainer &operator=(const QForeachContainer &) = delete;
    // Only C++11 and C++14 ask for it, and then leave it out.
    QForeachContainer(QForeachContainer &&other)
        : c(std::move(other.c)), i(qAsConst(c).begin()), e(qAsConst(c).end()), control(other.control) {}
    QForeachContainer &operator=(QForeachContainer &&other) {
        c = std::move(other.c);
        i = qAsConst(c).begin();
        e = qAsConst(c).end();
        control = other.control;
        return *this;
    }
};

template <typename T>
QForeachContainer<typename std::decay<T>::type> qMakeForeachContainer(T &&t) {
    return QForeachContainer<typename std::decay<T>::type>(std::forward<T>(t));
}

} // namespace QtPrivate

OM_END_MODEL

#define OM_QT_JOIN_(a, b) a##b
#define OM_QT_JOIN(a, b) OM_QT_JOIN_(a, b)
#if __cplusplus >= 201703L
#define OM_QT_FOREACH(variable, name, container)                                                                       \
    for (auto name = QtPrivate::qMakeForeachContainer(container); name.i != name.e; ++name.i)                          \
        if (variable = *name.i; false) {                                                                               \
        } else
#else
// The inner loop runs once for each element. It clears `control` at its end, unless the body left it by `break`; the
// outer loop goes on where it is cleared.
#define OM_QT_FOREACH(variable, name, container)                                                                       \
    for (auto name = QtPrivate::qMakeForeachContainer(container); name.control && name.i != name.e;                    \
         ++name.i, name.control ^= 1)                                                                                  \
        for (variable = *name.i; name.control; name.control = 0)
#endif
#define Q_FOREACH(variable, container) OM_QT_FOREACH(variable, OM_QT_JOIN(om_qt_foreach_, __LINE__), container)
#define Q_FOREVER for (;;)
#ifndef QT_NO_KEYWORDS
#ifndef foreach
#define foreach Q_FOREACH
#endif
#ifndef forever
#define forever Q_FOREVER
#endif
#endif

#endif // QT_NO_FOREACH

#endif
