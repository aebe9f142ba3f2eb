// QByteArrayList: what a QList of byte arrays can do besides (QByteArrayList class page).
#ifndef OM_QT_QBYTEARRAYLIST_H
#define OM_QT_QBYTEARRAYLIST_H

#include <QtCore/qbytearray.h>
#include <QtCore/qlist.h>

OM_BEGIN_MODEL

typedef QList<QByteArray> QByteArrayList;

#if OM_QT6
template <>
struct QListSpecialMethods<QByteArray> : QListSpecialMethodsBase<QByteArray> {
protected:
    ~QListSpecialMethods() = default;

public:
    using QListSpecialMethodsBase<QByteArray>::indexOf;
    using QListSpecialMethodsBase<QByteArray>::lastIndexOf;
    using QListSpecialMethodsBase<QByteArray>::contains;

    QByteArray join(QByteArrayView sep = QByteArrayView()) const;
    // A template, so that a literal, which converts to both, is taken for a view.
    template <typename = void>
    QByteArray join(const QByteArray &sep) const {
        return join(QByteArrayView(sep.constData(), sep.size()));
    }
    QByteArray join(char sep) const;
};
#else
template <>
class QListSpecialMethods<QByteArray> {
protected:
    ~QListSpecialMethods() = default;

public:
    QByteArray join() const;
    QByteArray join(const QByteArray &sep) const;
    QByteArray join(char sep) const;
    int indexOf(const char *needle, int from = 0) const;
};
#endif

#ifndef QT_NO_JAVA_STYLE_ITERATORS
typedef QListIterator<QByteArray> QByteArrayListIterator;
typedef QMutableListIterator<QByteArray> QMutableByteArrayListIterator;
#endif

OM_END_MODEL

#endif
