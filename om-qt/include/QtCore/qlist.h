// QList (QList): two classes, one for each version of Qt. In Qt 6, QVector is another name for it.
#ifndef OM_QT_QLIST_H
#define OM_QT_QLIST_H

#include <__omqt/sequence.h>
#include <QtCore/qiterator.h>

OM_BEGIN_MODEL

namespace __omqt {

OM_QT_SEQUENCE_MESSAGES(list_messages, "QList");

} // namespace __omqt

OM_END_MODEL

#if OM_QT6
#include <__omqt/qlist6.h>
#else
#include <__omqt/qlist5.h>
#endif

OM_BEGIN_MODEL

template <typename T>
inline __omqt::hash_type qHash(const QList<T> &key, __omqt::hash_type seed = 0) {
    return qHashRange(key.cbegin(), key.cend(), seed);
}

Q_DECLARE_SEQUENTIAL_ITERATOR(List)
Q_DECLARE_MUTABLE_SEQUENTIAL_ITERATOR(List)

OM_END_MODEL

#if !OM_QT6
// Each of the two converts to the other.
#include <QtCore/qvector.h>
#endif

// A list of strings has more members than others, which whoever has both must see.
#if defined(OM_QT_QSTRING_COMPLETE)
#include <QtCore/qstringlist.h>
#endif

#endif
