// QStringList: joining, filtering, sorting; splitting of strings.
#include <QtCore/qstringlist.h>
#if !OM_QT6
#include <QtCore/qvector.h>
#endif

OM_BEGIN_MODEL

using namespace __omqt;
typedef QListSpecialMethods<QString> Methods;

namespace __omqt {

static QString joined_list(const QList<QString> &list, QStringView sep) {
    QString result;
    for (size_type i = 0; i < list.size(); ++i) {
        if (i != 0)
            result.append(sep);
        result.append(list.at(i));
    }
    // Of several null strings, an empty one.
    if (OM_QT6 && result.isNull() && list.size() > 1)
        return QString::__made(0);
    return result;
}

// What lies between separators goes to `add(from, size)`.
template <class Add>
static void split_text(QStringView text, QStringView sep, bool skip_empty, Qt::CaseSensitivity cs, Add &add) {
    qsizetype start = 0, extra = 0;
    for (;;) {
        const qsizetype end = text.indexOf(sep, start + extra, cs);
        if (end < 0)
            break;
        if (start != end || !skip_empty)
            add(start, end - start);
        start = end + sep.size();
        extra = sep.size() == 0 ? 1 : 0;
    }
    if (start != text.size() || !skip_empty)
        add(start, text.size() - start);
}

struct add_strings {
    QStringList &__list;
    const QString &__text;
    void operator()(qsizetype from, qsizetype size) {
        // Without a separator in it the text itself is shared.
        if (size == __text.size() && (size != 0 || !OM_QT6))
            __list.append(__text);
        else
            __list.append(QString(__text.constData() + from, size_type(size)));
    }
};
struct add_views {
    QList<QStringView> &__list;
    QStringView __text;
    void operator()(qsizetype from, qsizetype size) {
        __list.append(__text.isNull() ? QStringView() : QStringView(__text.utf16() + from, size));
    }
};

static QStringList split_string(const QString &text, QStringView sep, bool skip_empty, Qt::CaseSensitivity cs) {
    QStringList list;
    add_strings add = {list, text};
    split_text(qToStringViewIgnoringNull(text), sep, skip_empty, cs, add);
    return list;
}

template <class Less>
static void sort_strings(QList<QString> &list, Less less) {
    // By insertion: the order of equal strings is not to be seen, and lists are short.
    for (size_type i = 1; i < list.size(); ++i) {
        for (size_type k = i; k > 0 && less(list.at(k), list.at(k - 1)); --k)
            list[k].swap(list[k - 1]);
    }
}

} // namespace __omqt

void Methods::sort(Case cs) {
    QList<QString> &list = *self();
    list.detach();
    sort_strings(list, [cs](const QString &a, const QString &b) { return a.compare(b, cs) < 0; });
}
Methods::S Methods::removeDuplicates() {
    QList<QString> &list = *self();
    S kept = 0;
    const S before = list.size();
    for (S i = 0; i < before; ++i) {
        bool seen = false;
        for (S k = 0; k < kept && !seen; ++k)
            seen = list.at(k) == list.at(i);
        if (!seen) {
            if (kept != i)
                list[kept] = list.at(i);
            ++kept;
        }
    }
    while (list.size() > kept)
        list.removeLast();
    return before - kept;
}
QString Methods::join(const QString &sep) const { return joined_list(*self(), QStringView(sep)); }
QString Methods::join(QStringView sep) const { return joined_list(*self(), sep); }
QString Methods::join(QLatin1String sep) const { return join(QString(sep)); }
QString Methods::join(QChar sep) const { return joined_list(*self(), QStringView(&sep, 1)); }
QStringList Methods::filter(QStringView str, Case cs) const {
    QStringList result;
    for (S i = 0; i < self()->size(); ++i)
        if (self()->at(i).contains(str, cs))
            result.append(self()->at(i));
    return result;
}
QStringList Methods::filter(const QString &str, Case cs) const { return filter(QStringView(str), cs); }
QStringList &Methods::replaceInStrings(QStringView before, QStringView after, Case cs) {
    for (S i = 0; i < self()->size(); ++i)
        (*self())[i].replace(before.data(), S(before.size()), after.data(), S(after.size()), cs);
    return static_cast<QStringList &>(*self());
}
QStringList &Methods::replaceInStrings(const QString &before, const QString &after, Case cs) {
    return replaceInStrings(qToStringViewIgnoringNull(before), qToStringViewIgnoringNull(after), cs);
}
QStringList &Methods::replaceInStrings(const QString &before, QStringView after, Case cs) {
    return replaceInStrings(qToStringViewIgnoringNull(before), after, cs);
}
QStringList &Methods::replaceInStrings(QStringView before, const QString &after, Case cs) {
    return replaceInStrings(before, qToStringViewIgnoringNull(after), cs);
}

#if OM_QT6
bool Methods::contains(QLatin1String str, Case cs) const noexcept {
    for (S i = 0; i < self()->size(); ++i)
        if (self()->at(i).compare(str, cs) == 0)
            return true;
    return false;
}
bool Methods::contains(QStringView str, Case cs) const noexcept {
    for (S i = 0; i < self()->size(); ++i)
        if (self()->at(i).compare(str, cs) == 0)
            return true;
    return false;
}
qsizetype Methods::indexOf(const QString &str, qsizetype from) const noexcept {
    return QListSpecialMethodsBase<QString>::indexOf(QStringView(str), from);
}
qsizetype Methods::lastIndexOf(const QString &str, qsizetype from) const noexcept {
    return QListSpecialMethodsBase<QString>::lastIndexOf(QStringView(str), from);
}
#else
bool QStringList::contains(QStringView str, Case cs) const {
    for (int i = 0; i < size(); ++i)
        if (at(i).compare(str, cs) == 0)
            return true;
    return false;
}
bool QStringList::contains(QLatin1String str, Case cs) const {
    for (int i = 0; i < size(); ++i)
        if (at(i).compare(str, cs) == 0)
            return true;
    return false;
}
bool QStringList::contains(const QString &str, Case cs) const { return contains(QStringView(str), cs); }
template <class Text>
static int find_in(const QStringList &list, Text str, int from) {
    if (from < 0)
        from = from + list.size() < 0 ? 0 : from + list.size();
    for (int i = from; i < list.size(); ++i)
        if (list.at(i).compare(str) == 0)
            return i;
    return -1;
}
template <class Text>
static int find_last_in(const QStringList &list, Text str, int from) {
    if (from < 0)
        from += list.size();
    else if (from >= list.size())
        from = list.size() - 1;
    for (int i = from; i >= 0; --i)
        if (list.at(i).compare(str) == 0)
            return i;
    return -1;
}
int QStringList::indexOf(QStringView str, int from) const { return find_in(*this, str, from); }
int QStringList::indexOf(QLatin1String str, int from) const { return find_in(*this, str, from); }
int QStringList::lastIndexOf(QStringView str, int from) const { return find_last_in(*this, str, from); }
int QStringList::lastIndexOf(QLatin1String str, int from) const { return find_last_in(*this, str, from); }
#endif

QStringList QString::split(const QString &sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_string(*this, qToStringViewIgnoringNull(sep), behavior & Qt::SkipEmptyParts, cs);
}
QStringList QString::split(QChar sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_string(*this, QStringView(&sep, 1), behavior & Qt::SkipEmptyParts, cs);
}
QList<QStringView> QStringView::split(QStringView sep, Qt::SplitBehavior behavior, Qt::CaseSensitivity cs) const {
    QList<QStringView> list;
    add_views add = {list, *this};
    split_text(*this, sep, behavior & Qt::SkipEmptyParts, cs, add);
    return list;
}
QList<QStringView> QStringView::split(QChar sep, Qt::SplitBehavior behavior, Qt::CaseSensitivity cs) const {
    return split(QStringView(&sep, 1), behavior, cs);
}
#if !OM_QT6
namespace __omqt {

struct add_references {
    QVector<QStringRef> &__list;
    const QString *__string;
    int __offset;
    void operator()(qsizetype from, qsizetype size) {
        __list.append(__string ? QStringRef(__string, __offset + int(from), int(size)) : QStringRef());
    }
};
static QVector<QStringRef> split_reference(QStringView text, const QString *string, int offset, QStringView sep,
                                           bool skip_empty, Qt::CaseSensitivity cs) {
    QVector<QStringRef> list;
    add_references add = {list, string, offset};
    split_text(text, sep, skip_empty, cs, add);
    return list;
}

} // namespace __omqt

QStringList QString::split(const QString &sep, SplitBehavior behavior, Case cs) const {
    return split_string(*this, qToStringViewIgnoringNull(sep), behavior == SkipEmptyParts, cs);
}
QStringList QString::split(QChar sep, SplitBehavior behavior, Case cs) const {
    return split_string(*this, QStringView(&sep, 1), behavior == SkipEmptyParts, cs);
}
#define OM_QT_SKIP(behavior) ((behavior) == QString::SkipEmptyParts)
QVector<QStringRef> QString::splitRef(const QString &sep, SplitBehavior behavior, Case cs) const {
    return split_reference(qToStringViewIgnoringNull(*this), this, 0, QStringView(sep), OM_QT_SKIP(behavior), cs);
}
QVector<QStringRef> QString::splitRef(QChar sep, SplitBehavior behavior, Case cs) const {
    return split_reference(qToStringViewIgnoringNull(*this), this, 0, QStringView(&sep, 1), OM_QT_SKIP(behavior), cs);
}
QVector<QStringRef> QString::splitRef(const QString &sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_reference(qToStringViewIgnoringNull(*this), this, 0, QStringView(sep), behavior & Qt::SkipEmptyParts,
                           cs);
}
QVector<QStringRef> QString::splitRef(QChar sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_reference(qToStringViewIgnoringNull(*this), this, 0, QStringView(&sep, 1),
                           behavior & Qt::SkipEmptyParts, cs);
}
QVector<QStringRef> QStringRef::split(const QString &sep, QString::SplitBehavior behavior, Case cs) const {
    return split_reference(view(), m_string, m_position, QStringView(sep), OM_QT_SKIP(behavior), cs);
}
QVector<QStringRef> QStringRef::split(QChar sep, QString::SplitBehavior behavior, Case cs) const {
    return split_reference(view(), m_string, m_position, QStringView(&sep, 1), OM_QT_SKIP(behavior), cs);
}
QVector<QStringRef> QStringRef::split(const QString &sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_reference(view(), m_string, m_position, QStringView(sep), behavior & Qt::SkipEmptyParts, cs);
}
QVector<QStringRef> QStringRef::split(QChar sep, Qt::SplitBehavior behavior, Case cs) const {
    return split_reference(view(), m_string, m_position, QStringView(&sep, 1), behavior & Qt::SkipEmptyParts, cs);
}
#endif

OM_END_MODEL
