// QStringList (class page QStringList): in Qt 5 a class on QList<QString>, in Qt 6 another name for it. What it has beyond
// other lists is in QListSpecialMethods<QString>; bodies are in runtime/qstringlist.cpp.
#ifndef OM_QT_QSTRINGLIST_H
#define OM_QT_QSTRINGLIST_H

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

class QRegularExpression;
#if !OM_QT6
class QRegExp;
#endif
typedef QListIterator<QString> QStringListIterator;
typedef QMutableListIterator<QString> QMutableStringListIterator;

template <>
#if OM_QT6
struct QListSpecialMethods<QString> : QListSpecialMethodsBase<QString> {
#else
class QListSpecialMethods<QString> {
#endif
    typedef __omqt::size_type S;
    typedef Qt::CaseSensitivity Case;

protected:
    ~QListSpecialMethods() = default;

public:
    void sort(Case cs = Qt::CaseSensitive);
    S removeDuplicates();
    QString join(const QString &sep) const;
    QString join(QStringView sep) const;
    QString join(QLatin1String sep) const;
    QString join(QChar sep) const;
    QStringList filter(QStringView str, Case cs = Qt::CaseSensitive) const;
    QStringList filter(const QString &str, Case cs = Qt::CaseSensitive) const;
    QStringList filter(const QRegularExpression &re) const;
    QStringList &replaceInStrings(QStringView before, QStringView after, Case cs = Qt::CaseSensitive);
    QStringList &replaceInStrings(const QString &before, const QString &after, Case cs = Qt::CaseSensitive);
    QStringList &replaceInStrings(const QString &before, QStringView after, Case cs = Qt::CaseSensitive);
    QStringList &replaceInStrings(QStringView before, const QString &after, Case cs = Qt::CaseSensitive);
    QStringList &replaceInStrings(const QRegularExpression &re, const QString &after);
#if OM_QT6
    using QListSpecialMethodsBase<QString>::contains;
    using QListSpecialMethodsBase<QString>::indexOf;
    using QListSpecialMethodsBase<QString>::lastIndexOf;
    bool contains(QLatin1String str, Case cs = Qt::CaseSensitive) const noexcept;
    bool contains(QStringView str, Case cs = Qt::CaseSensitive) const noexcept;
    bool contains(const QString &str, Case cs = Qt::CaseSensitive) const noexcept {
        return contains(QStringView(str), cs);
    }
    qsizetype indexOf(const QString &str, qsizetype from = 0) const noexcept;
    qsizetype lastIndexOf(const QString &str, qsizetype from = -1) const noexcept;
    qsizetype indexOf(const QRegularExpression &re, qsizetype from = 0) const;
    qsizetype lastIndexOf(const QRegularExpression &re, qsizetype from = -1) const;
#else
    QStringList filter(const QRegExp &rx) const;
    QStringList &replaceInStrings(const QRegExp &rx, const QString &after);

private:
    inline QList<QString> *self();
    inline const QList<QString> *self() const;
#endif
};

#if !OM_QT6
inline QList<QString> *QListSpecialMethods<QString>::self() { return static_cast<QList<QString> *>(this); }
inline const QList<QString> *QListSpecialMethods<QString>::self() const {
    return static_cast<const QList<QString> *>(this);
}

class QStringList : public QList<QString> {
    typedef Qt::CaseSensitivity Case;

public:
    QStringList() noexcept {}
    explicit QStringList(const QString &i) { append(i); }
    QStringList(const QList<QString> &l) : QList<QString>(l) {}
    QStringList(QList<QString> &&l) noexcept : QList<QString>(static_cast<QList<QString> &&>(l)) {}
    QStringList(std::initializer_list<QString> args) : QList<QString>(args) {}
    template <
        typename InputIterator,
        typename std::enable_if< std::is_convertible<typename std::iterator_traits<InputIterator>::iterator_category,
                                                     std::input_iterator_tag>::value,
                                 bool>::type = true>
    QStringList(InputIterator first, InputIterator last) : QList<QString>(first, last) {}
    QStringList &operator=(const QList<QString> &other) {
        QList<QString>::operator=(other);
        return *this;
    }
    QStringList &operator=(QList<QString> &&other) noexcept {
        QList<QString>::operator=(static_cast<QList<QString> &&>(other));
        return *this;
    }
    bool contains(const QString &str, Case cs = Qt::CaseSensitive) const;
    bool contains(QLatin1String str, Case cs = Qt::CaseSensitive) const;
    bool contains(QStringView str, Case cs = Qt::CaseSensitive) const;
    QStringList operator+(const QStringList &other) const {
        QStringList sum = *this;
        sum += other;
        return sum;
    }
    QStringList &operator<<(const QString &str) {
        append(str);
        return *this;
    }
    QStringList &operator<<(const QStringList &l) {
        *this += l;
        return *this;
    }
    QStringList &operator<<(const QList<QString> &l) {
        *this += l;
        return *this;
    }
    int indexOf(QStringView str, int from = 0) const;
    int indexOf(QLatin1String str, int from = 0) const;
    int lastIndexOf(QStringView str, int from = -1) const;
    int lastIndexOf(QLatin1String str, int from = -1) const;
    int indexOf(const QRegExp &rx, int from = 0) const;
    int lastIndexOf(const QRegExp &rx, int from = -1) const;
    int indexOf(QRegExp &rx, int from = 0) const;
    int lastIndexOf(QRegExp &rx, int from = -1) const;
    int indexOf(const QRegularExpression &re, int from = 0) const;
    int lastIndexOf(const QRegularExpression &re, int from = -1) const;
    using QList<QString>::indexOf;
    using QList<QString>::lastIndexOf;
};
Q_DECLARE_TYPEINFO(QStringList, Q_MOVABLE_TYPE);
#endif

OM_END_MODEL

#endif
