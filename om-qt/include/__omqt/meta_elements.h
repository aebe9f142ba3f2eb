// What is inside of the containers and pairs that a QMetaType knows: for QVariant, which converts them to lists and
// maps of variants, and for QSequentialIterable and QAssociativeIterable.
#ifndef OM_QT_META_ELEMENTS_H
#define OM_QT_META_ELEMENTS_H

#include <QtCore/qcontainerfwd.h>
#include <list>
#include <map>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

OM_BEGIN_MODEL

namespace QtPrivate {

class QMetaTypeInterface;

} // namespace QtPrivate

template <typename T>
struct QMetaTypeId2;

namespace __omqt {

enum element_kind { sequence_elements, associated_elements, paired_elements };
struct element_access {
    int __kind;
    QtPrivate::QMetaTypeInterface *__key; // null in a sequence
    QtPrivate::QMetaTypeInterface *__value;
    bool __is_reversible;
    int (*__size)(const void *);
    const void *(*__key_at)(const void *, int);
    const void *(*__value_at)(const void *, int);
    void (*__add)(void *, const void *key, const void *value);
};

template <class T>
struct type_object;

template <class Container>
struct element_places {
    static int size(const void *container) { return int(static_cast<const Container *>(container)->size()); }
    static typename Container::const_iterator at(const void *container, int index) {
        typename Container::const_iterator place = static_cast<const Container *>(container)->begin();
        for (; index > 0; --index)
            ++place;
        return place;
    }
};

template <class Container>
struct adds_behind {
    static void call(void *container, const void *, const void *value) {
        static_cast<Container *>(container)->push_back(*static_cast<const typename Container::value_type *>(value));
    }
};
template <class Container>
struct adds_somewhere {
    static void call(void *container, const void *, const void *value) {
        static_cast<Container *>(container)->insert(*static_cast<const typename Container::value_type *>(value));
    }
};
template <class Container>
struct adds_key {
    static void call(void *container, const void *key, const void *value) {
        static_cast<Container *>(container)->insert(*static_cast<const typename Container::key_type *>(key),
                                                    *static_cast<const typename Container::mapped_type *>(value));
    }
};
template <class Container>
struct adds_standard_key {
    static void call(void *container, const void *key, const void *value) {
        (*static_cast<Container *>(container))[*static_cast<const typename Container::key_type *>(key)] =
            *static_cast<const typename Container::mapped_type *>(value);
    }
};

template <class Container, class T, class Add, bool reversible>
struct sequence_access : element_places<Container> {
    static const void *value_at(const void *container, int index) {
        return std::addressof(*element_places<Container>::at(container, index));
    }
    static const element_access value;
};
template <class Container, class T, class Add, bool reversible>
const element_access sequence_access<Container, T, Add, reversible>::value = {
    sequence_elements, nullptr,   &type_object<T>::value, reversible, &element_places<Container>::size, nullptr,
    &value_at,         &Add::call};

// Qt's iterators have key() and value(), those of the standard lead to pairs.
template <class Container, class Key, class T, bool is_standard>
struct association_access : element_places<Container> {
    static const void *key_at(const void *container, int index) {
        return std::addressof(element_places<Container>::at(container, index).key());
    }
    static const void *value_at(const void *container, int index) {
        return std::addressof(element_places<Container>::at(container, index).value());
    }
    static const element_access value;
};
template <class Container, class Key, class T, bool is_standard>
const element_access association_access<Container, Key, T, is_standard>::value = {associated_elements,
                                                                                  &type_object<Key>::value,
                                                                                  &type_object<T>::value,
                                                                                  true,
                                                                                  &element_places<Container>::size,
                                                                                  &key_at,
                                                                                  &value_at,
                                                                                  &adds_key<Container>::call};
template <class Container, class Key, class T>
struct association_access<Container, Key, T, true> : element_places<Container> {
    static const void *key_at(const void *container, int index) {
        return std::addressof(element_places<Container>::at(container, index)->first);
    }
    static const void *value_at(const void *container, int index) {
        return std::addressof(element_places<Container>::at(container, index)->second);
    }
    static const element_access value;
};
template <class Container, class Key, class T>
const element_access association_access<Container, Key, T, true>::value = {associated_elements,
                                                                           &type_object<Key>::value,
                                                                           &type_object<T>::value,
                                                                           true,
                                                                           &element_places<Container>::size,
                                                                           &key_at,
                                                                           &value_at,
                                                                           &adds_standard_key<Container>::call};

template <class Pair, class First, class Second>
struct pair_access {
    static int size(const void *) { return 1; }
    static const void *key_at(const void *pair, int) { return std::addressof(static_cast<const Pair *>(pair)->first); }
    static const void *value_at(const void *pair, int) {
        return std::addressof(static_cast<const Pair *>(pair)->second);
    }
    static void store(void *pair, const void *first, const void *second) {
        static_cast<Pair *>(pair)->first = *static_cast<const First *>(first);
        static_cast<Pair *>(pair)->second = *static_cast<const Second *>(second);
    }
    static const element_access value;
};
template <class Pair, class First, class Second>
const element_access pair_access<Pair, First, Second>::value = {
    paired_elements, &type_object<First>::value, &type_object<Second>::value, false, &size, &key_at, &value_at, &store};

// Of what is inside, everything has to be a type that a variant can hold.
template <class Access, class... T>
struct all_declared;
template <class Access>
struct all_declared<Access> {
    static constexpr const element_access *access() { return &Access::value; }
};
struct no_elements {
    static constexpr const element_access *access() { return nullptr; }
};
template <class Access, class T, class... Others>
struct all_declared<Access, T, Others...>
    : std::conditional<bool(QMetaTypeId2<T>::Defined) && std::is_copy_constructible<T>::value &&
                           std::is_default_constructible<T>::value,
                       all_declared<Access, Others...>, no_elements>::type {};

template <class T>
struct elements_of : no_elements {};
#define OM_QT_SEQUENCE(Class, Add, reversible)                                                                         \
    template <class T>                                                                                                 \
    struct elements_of<Class<T>> : all_declared<sequence_access<Class<T>, T, Add<Class<T>>, reversible>, T> {};
OM_QT_SEQUENCE(QList, adds_behind, true)
OM_QT_SEQUENCE(QQueue, adds_behind, true)
OM_QT_SEQUENCE(QStack, adds_behind, true)
OM_QT_SEQUENCE(QSet, adds_somewhere, !OM_QT6)
#if !OM_QT6
OM_QT_SEQUENCE(QVector, adds_behind, true)
OM_QT_SEQUENCE(QLinkedList, adds_behind, true)
#endif
OM_QT_SEQUENCE(std::vector, adds_behind, true)
OM_QT_SEQUENCE(std::list, adds_behind, true)
#undef OM_QT_SEQUENCE
#if OM_QT6
// Texts are sequences of characters.
template <>
struct elements_of<QString> : all_declared< sequence_access<QString, QChar, adds_behind<QString>, true>> {};
template <>
struct elements_of<QByteArray> : all_declared< sequence_access<QByteArray, char, adds_behind<QByteArray>, true>> {};
#endif
template <>
struct elements_of<std::vector<bool>> : no_elements {};
#define OM_QT_ASSOCIATION(Class, is_standard)                                                                          \
    template <class Key, class T>                                                                                      \
    struct elements_of<Class<Key, T>> : all_declared<association_access<Class<Key, T>, Key, T, is_standard>, Key, T> { \
    };
OM_QT_ASSOCIATION(QMap, false)
OM_QT_ASSOCIATION(QHash, false)
OM_QT_ASSOCIATION(QMultiMap, false)
OM_QT_ASSOCIATION(QMultiHash, false)
OM_QT_ASSOCIATION(std::map, true)
#undef OM_QT_ASSOCIATION
template <class First, class Second>
struct elements_of<std::pair<First, Second>>
    : all_declared<pair_access<std::pair<First, Second>, First, Second>, First, Second> {};
#if !OM_QT6
template <class First, class Second>
struct elements_of<QPair<First, Second>>
    : all_declared<pair_access<QPair<First, Second>, First, Second>, First, Second> {};
#endif

// Whether a stream of messages takes a type, and all that is inside of it. Asked for at the end of a unit, where
// QDebug is complete if the unit uses it.
template <class T, class Stream, class = void>
struct is_streamed : std::false_type {};
template <class T, class Stream>
struct is_streamed<T, Stream, decltype(void(std::declval<Stream &>() << std::declval<const T &>()))> : std::true_type {
};
template <class T, class Stream>
struct is_printed : is_streamed<T, Stream> {};
template <class Stream, class... Parts>
struct all_printed : std::true_type {};
template <class Stream, class T, class... Others>
struct all_printed<Stream, T, Others...>
    : std::conditional<is_printed<T, Stream>::value, all_printed<Stream, Others...>, std::false_type>::type {};
#define OM_QT_PRINTED(Class)                                                                                           \
    template <class... Parts, class Stream>                                                                            \
    struct is_printed<Class<Parts...>, Stream>                                                                         \
        : std::conditional<all_printed<Stream, Parts...>::value, is_streamed<Class<Parts...>, Stream>,                 \
                           std::false_type>::type {};
OM_QT_PRINTED(QList)
OM_QT_PRINTED(QQueue)
OM_QT_PRINTED(QStack)
OM_QT_PRINTED(QSet)
OM_QT_PRINTED(QMap)
OM_QT_PRINTED(QHash)
OM_QT_PRINTED(QMultiMap)
OM_QT_PRINTED(QMultiHash)
OM_QT_PRINTED(std::pair)
#undef OM_QT_PRINTED
template <class T, class Stream>
struct is_printed<std::vector<T>, Stream>
    : std::conditional<is_printed<T, Stream>::value, is_streamed<std::vector<T>, Stream>, std::false_type>::type {};
template <class T, class Stream>
struct is_printed<std::list<T>, Stream>
    : std::conditional<is_printed<T, Stream>::value, is_streamed<std::list<T>, Stream>, std::false_type>::type {};
template <class Key, class T, class Stream>
struct is_printed<std::map<Key, T>, Stream>
    : std::conditional<all_printed<Stream, Key, T>::value, is_streamed<std::map<Key, T>, Stream>,
                       std::false_type>::type {};

template <class T, class Stream, bool>
struct printing_if {
    static void call(Stream &debug, const void *value) { debug << *static_cast<const T *>(value); }
    static constexpr void (*function())(Stream &, const void *) { return &call; }
};
template <class T, class Stream>
struct printing_if<T, Stream, false> {
    static constexpr void (*function())(Stream &, const void *) { return nullptr; }
};

} // namespace __omqt

OM_END_MODEL

#endif
