// Qt's containers, declared.
#ifndef OM_QT_QCONTAINERFWD_H
#define OM_QT_QCONTAINERFWD_H

#include <QtCore/qtypes.h>
#include <utility>

class QByteArray;
class QChar;
class QString;
class QVariant;

template <class Key, class T>
class QCache;
template <class Key, class T>
class QHash;
template <class T>
class QLinkedList;
template <class T>
class QList;
template <class Key, class T>
class QMap;
template <class Key, class T>
class QMultiHash;
template <class Key, class T>
class QMultiMap;
template <class T>
class QQueue;
template <class T>
class QSet;
template <class T>
class QStack;
template <class T>
class QContiguousCache;
template <class T, __omqt::size_type Prealloc = 256>
class QVarLengthArray;

#if OM_QT6
template <class T1, class T2>
using QPair = std::pair<T1, T2>;
template <class T>
using QVector = QList<T>;
using QStringList = QList<QString>;
using QByteArrayList = QList<QByteArray>;
class QMetaType;
using QVariantList = QList<QVariant>;
using QVariantMap = QMap<QString, QVariant>;
using QVariantHash = QHash<QString, QVariant>;
using QVariantPair = QPair<QVariant, QVariant>;
#else
template <class T1, class T2>
struct QPair;
template <class T>
class QVector;
using QByteArrayList = QList<QByteArray>;
class QStringList;
#endif

#endif
