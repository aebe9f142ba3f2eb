// Qt's names for the fundamental types (QtGlobal, "Type Declarations").
#ifndef OM_QT_QTYPES_H
#define OM_QT_QTYPES_H

#include <QtCore/qconfig.h>
#include <cstddef>
#include <stddef.h>

typedef signed char qint8;
typedef unsigned char quint8;
typedef short qint16;
typedef unsigned short quint16;
typedef int qint32;
typedef unsigned int quint32;
typedef long long qint64;
typedef unsigned long long quint64;
typedef qint64 qlonglong;
typedef quint64 qulonglong;
#define Q_INT64_C(c) static_cast<long long>(c##LL)
#define Q_UINT64_C(c) static_cast<unsigned long long>(c##ULL)

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#if defined(QT_COORD_TYPE)
typedef QT_COORD_TYPE qreal;
#else
typedef double qreal;
#endif

template <int>
struct QIntegerForSize;
template <>
struct QIntegerForSize<1> {
    typedef quint8 Unsigned;
    typedef qint8 Signed;
};
template <>
struct QIntegerForSize<2> {
    typedef quint16 Unsigned;
    typedef qint16 Signed;
};
template <>
struct QIntegerForSize<4> {
    typedef quint32 Unsigned;
    typedef qint32 Signed;
};
template <>
struct QIntegerForSize<8> {
    typedef quint64 Unsigned;
    typedef qint64 Signed;
};
template <class T>
struct QIntegerForSizeof : QIntegerForSize<sizeof(T)> {};

typedef QIntegerForSizeof<void *>::Signed qregisterint;
typedef QIntegerForSizeof<void *>::Unsigned qregisteruint;
typedef QIntegerForSizeof<void *>::Unsigned quintptr;
typedef QIntegerForSizeof<void *>::Signed qptrdiff;
typedef qptrdiff qintptr;
typedef QIntegerForSizeof<std::size_t>::Signed qsizetype;

#define PRIuQUINTPTR "llu"
#define PRIoQUINTPTR "llo"
#define PRIxQUINTPTR "llx"
#define PRIXQUINTPTR "llX"
#define PRIdQPTRDIFF "lld"
#define PRIiQPTRDIFF "lli"
#define PRIdQINTPTR "lld"
#define PRIiQINTPTR "lli"
#define PRIdQSIZETYPE "lld"
#define PRIiQSIZETYPE "lli"

typedef void (*QFunctionPointer)();

namespace __omqt {

// What Qt's containers count with: int in Qt 5, qsizetype in Qt 6.
#if OM_QT6
typedef qsizetype size_type;
#else
typedef int size_type;
#endif

} // namespace __omqt

#endif
