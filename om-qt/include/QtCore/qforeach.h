// foreach, Q_FOREACH, forever, Q_FOREVER (QtGlobal, macros). The loop walks over a copy of the container ("Container
// Classes", "The foreach Keyword"): with implicit sharing nothing is copied unless the body changes the container.
#ifndef OM_QT_QFOREACH_H
#define OM_QT_QFOREACH_H

#include <QtCore/qswap.h>

#ifndef QT_NO_FOREACH

OM_BEGIN_MODEL

namespace __omqt {

template <class T>
using decayed = typename std::decay<T>::type;

// Two loops stand for one: the outer asks `next_element`, the inner declares the user's variable and runs the body
// once. `continue` in the body gets to `body_is_done`; `break` does not, and then there is no next element.
template <class Container>
class foreach_walk {
    const Container copy;
    typename Container::const_iterator at;
    bool inside = false;

public:
    template <class Source>
    explicit foreach_walk(Source &&source) : copy(static_cast<Source &&>(source)), at(copy.begin()) {}
    foreach_walk(const foreach_walk &) = delete;
    foreach_walk &operator=(const foreach_walk &) = delete;

    bool next_element() {
        if (inside || at == copy.end())
            return false;
        inside = true;
        return true;
    }
    auto element() const -> decltype(*at) { return *at; }
    bool is_inside() const { return inside; }
    void body_is_done() {
        inside = false;
        ++at;
    }
};

} // namespace __omqt

OM_END_MODEL

#define OM_QT_JOIN_(a, b) a##b
#define OM_QT_JOIN(a, b) OM_QT_JOIN_(a, b)
#define OM_QT_FOREACH(variable, walk, container)                                                                       \
    for (__omqt::foreach_walk<__omqt::decayed<decltype(container)>> walk{container}; walk.next_element();)             \
        for (variable = walk.element(); walk.is_inside(); walk.body_is_done())
#define Q_FOREACH(variable, container) OM_QT_FOREACH(variable, OM_QT_JOIN(om_qt_walk_, __LINE__), container)
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
