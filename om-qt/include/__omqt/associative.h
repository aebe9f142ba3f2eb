// What Qt's maps, hashes and sets have in common: the iterators that they are made from, and erasing by a predicate.
#ifndef OM_QT_ASSOCIATIVE_H
#define OM_QT_ASSOCIATIVE_H

#include <QtCore/qglobal.h>
#include <QtCore/qhashfunctions.h>
#include <QtCore/qiterator.h>
#include <QtCore/qpair.h>
#include <QtCore/qtypetraits.h>
#include <__om/iterator/reverse.h>
#include <__om/iterator/traits.h>
#include <__omqt/shared.h>
#include <initializer_list>

OM_BEGIN_MODEL

namespace __omqt {

// What value() and key() return: a const value in Qt 5.
#if OM_QT6
template <class T>
using returned = T;
#else
template <class T>
using returned = const T;
#endif

// Iterators with key() and value(), and iterators over pairs (QHash, QHash(InputIterator, InputIterator)).
template <class Iterator, class = void, class = void>
struct has_key_and_value : __om::__no {};
template <class Iterator>
struct has_key_and_value<Iterator, typename __om::void_type<decltype(std::declval<Iterator &>().key())>::type,
                         typename __om::void_type<decltype(std::declval<Iterator &>().value())>::type> : __om::__yes {};
template <class Iterator, class = void, class = void>
struct has_first_and_second : __om::__no {};
template <class Iterator>
struct has_first_and_second<Iterator, typename __om::void_type<decltype(std::declval<Iterator &>()->first)>::type,
                            typename __om::void_type<decltype(std::declval<Iterator &>()->second)>::type>
    : __om::__yes {};
template <class Iterator>
using if_entries = typename __om::enable_if<has_key_and_value<Iterator>::value, int>::type;
template <class Iterator>
using if_pairs =
    typename __om::enable_if<!has_key_and_value<Iterator>::value && has_first_and_second<Iterator>::value, int>::type;

#if OM_QT6
// The predicate takes an iterator or a pair of references (QMap, removeIf()).
template <class Container, class Predicate>
qsizetype erase_entries_if(Container &c, Predicate &pred) {
    typedef typename Container::iterator Iterator;
    typedef std::pair<const typename Container::key_type &, typename Container::mapped_type &> Pair;
    qsizetype erased = 0;
    for (Iterator i = c.begin(); i != c.end();) {
        bool wanted;
        if constexpr (std::is_invocable_v<Predicate &, Iterator &>)
            wanted = bool(pred(i));
        else
            wanted = bool(pred(Pair(i.key(), i.value())));
        if (wanted) {
            i = c.erase(i);
            ++erased;
        } else {
            ++i;
        }
    }
    return erased;
}
#endif

} // namespace __omqt

OM_END_MODEL

#endif
