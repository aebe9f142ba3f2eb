// QCharRef and QStringRef, which Qt 5 has (class pages QString and QStringRef). Part of qstring.h.
//
// "A QStringRef is only valid as long as the referenced string exists"; it looks the text up at every use, so that a
// string that is gone is an invalid access, and one that became shorter than the reference is a finding.
#ifndef OM_QT_STRING_REF_H
#define OM_QT_STRING_REF_H

#include <QtCore/qstring.h>

OM_BEGIN_MODEL

// What s[i] of a string that is not const gives: behind the end it is a null character, and assigning grows the string.
class QCharRef {
    QString &s;
    int i;

    QCharRef(QString &string, int index) : s(string), i(index) {}
    friend class QString;
    QChar get() const;
    void set(QChar c);

public:
    QCharRef(const QCharRef &) = default;
    operator QChar() const { return get(); }
    QCharRef &operator=(QChar c) {
        set(c);
        return *this;
    }
    QCharRef &operator=(const QCharRef &c) { return operator=(c.get()); }
#if !defined(QT_NO_CAST_FROM_ASCII)
    QCharRef &operator=(char c) { return operator=(QChar::fromLatin1(c)); }
    QCharRef &operator=(uchar c) { return operator=(QChar::fromLatin1(char(c))); }
#else
    QCharRef &operator=(char c) = delete;
    QCharRef &operator=(uchar c) = delete;
#endif
    QCharRef &operator=(ushort rc) { return operator=(QChar(rc)); }
    QCharRef &operator=(short rc) { return operator=(QChar(rc)); }
    QCharRef &operator=(uint rc) { return operator=(QChar(rc)); }
    QCharRef &operator=(int rc) { return operator=(QChar(rc)); }

    bool isNull() const { return get().isNull(); }
    bool isPrint() const { return get().isPrint(); }
    bool isPunct() const { return get().isPunct(); }
    bool isSpace() const { return get().isSpace(); }
    bool isMark() const { return get().isMark(); }
    bool isLetter() const { return get().isLetter(); }
    bool isNumber() const { return get().isNumber(); }
    bool isLetterOrNumber() const { return get().isLetterOrNumber(); }
    bool isDigit() const { return get().isDigit(); }
    bool isLower() const { return get().isLower(); }
    bool isUpper() const { return get().isUpper(); }
    bool isTitleCase() const { return get().isTitleCase(); }
    int digitValue() const { return get().digitValue(); }
    QChar toLower() const { return get().toLower(); }
    QChar toUpper() const { return get().toUpper(); }
    QChar toTitleCase() const { return get().toTitleCase(); }
    QChar::Category category() const { return get().category(); }
    QChar::Direction direction() const { return get().direction(); }
    QChar::JoiningType joiningType() const { return get().joiningType(); }
    QChar::Joining joining() const { return get().joining(); }
    bool hasMirrored() const { return get().hasMirrored(); }
    QChar mirroredChar() const { return get().mirroredChar(); }
    QString decomposition() const { return get().decomposition(); }
    QChar::Decomposition decompositionTag() const { return get().decompositionTag(); }
    uchar combiningClass() const { return get().combiningClass(); }
    QChar::Script script() const { return get().script(); }
    QChar::UnicodeVersion unicodeVersion() const { return get().unicodeVersion(); }
    uchar cell() const { return get().cell(); }
    uchar row() const { return get().row(); }
    // Of a copy, as in Qt.
    void setCell(uchar cell) { get().setCell(cell); }
    void setRow(uchar row) { get().setRow(row); }
    char toAscii() const { return get().toLatin1(); }
    char toLatin1() const { return get().toLatin1(); }
    ushort unicode() const { return get().unicode(); }
    __omqt::stored_unit &unicode() { return s.data()[i].unicode(); }
};

inline QCharRef QString::operator[](int i) {
    OM_QT_REQUIRES("container-bounds", i >= 0, "QString::operator[]: negative index");
    return QCharRef(*this, i);
}
inline QCharRef QString::operator[](uint i) { return QCharRef(*this, int(i)); }
inline QCharRef QString::front() {
    OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::front() on an empty string");
    return QCharRef(*this, 0);
}
inline QCharRef QString::back() {
    OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::back() on an empty string");
    return QCharRef(*this, size() - 1);
}

class QStringRef {
    typedef Qt::CaseSensitivity Case;

    const QString *m_string;
    int m_position;
    int m_size;

    QStringView view() const noexcept { return QStringView(*this); }

public:
    typedef QString::size_type size_type;
    typedef QString::value_type value_type;
    typedef const QChar *const_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef QString::const_pointer const_pointer;
    typedef QString::const_reference const_reference;

    QStringRef() : m_string(nullptr), m_position(0), m_size(0) {}
    // QStringRef, QStringRef(string, position, length): "position and length must describe a valid substring of string"
    QStringRef(const QString *string, int position, int size) : m_string(string), m_position(position), m_size(size) {
        OM_QT_REQUIRES("container-bounds",
                       position >= 0 && size >= 0 && position <= string->size() && size <= string->size() - position,
                       "QStringRef(): position and length are no part of the string");
    }
    QStringRef(const QString *string) : m_string(string), m_position(0), m_size(string ? string->size() : 0) {}
    QStringRef(const QStringRef &other) noexcept
        : m_string(other.m_string), m_position(other.m_position), m_size(other.m_size) {}
    ~QStringRef() {}
    QStringRef &operator=(const QStringRef &other) noexcept {
        m_string = other.m_string;
        m_position = other.m_position;
        m_size = other.m_size;
        return *this;
    }
    QStringRef &operator=(const QString *string) {
        m_string = string;
        m_position = 0;
        m_size = string ? string->size() : 0;
        return *this;
    }

    const QString *string() const { return m_string; }
    int position() const { return m_position; }
    int size() const { return m_size; }
    int count() const { return m_size; }
    int length() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    bool isNull() const { return m_string == nullptr || m_string->isNull(); }
    void clear() {
        m_string = nullptr;
        m_position = m_size = 0;
    }
    QString toString() const;
    QStringRef appendTo(QString *string) const;

    const QChar *unicode() const {
        if (!m_string)
            return reinterpret_cast<const QChar *>(&QString::__nothing);
        OM_QT_REQUIRES("library-precondition",
                       m_position <= m_string->size() && m_size <= m_string->size() - m_position,
                       "QStringRef: the string became shorter than the reference to it");
        return m_string->constData() + m_position;
    }
    const QChar *data() const { return unicode(); }
    const QChar *constData() const { return unicode(); }
    const_iterator begin() const { return unicode(); }
    const_iterator cbegin() const { return unicode(); }
    const_iterator constBegin() const { return unicode(); }
    const_iterator end() const { return unicode() + m_size; }
    const_iterator cend() const { return unicode() + m_size; }
    const_iterator constEnd() const { return unicode() + m_size; }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const { return rbegin(); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const { return rend(); }

    // QStringRef, at(): "position must be a valid index position in the string (i.e., 0 <= position < size())"
    const QChar at(int i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < m_size, "QStringRef::at(): index out of range");
        return unicode()[i];
    }
    QChar operator[](int i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < m_size, "QStringRef::operator[]: index out of range");
        return unicode()[i];
    }
    // QStringRef, front(): "calling it on an empty string constitutes undefined behavior"
    QChar front() const {
        OM_QT_REQUIRES("empty-container", m_size != 0, "QStringRef::front() on an empty string");
        return unicode()[0];
    }
    QChar back() const {
        OM_QT_REQUIRES("empty-container", m_size != 0, "QStringRef::back() on an empty string");
        return unicode()[m_size - 1];
    }

    int indexOf(const QString &str, int from = 0, Case cs = Qt::CaseSensitive) const {
        return int(view().indexOf(QStringView(str), from, cs));
    }
    int indexOf(const QStringRef &str, int from = 0, Case cs = Qt::CaseSensitive) const {
        return int(view().indexOf(QStringView(str), from, cs));
    }
    int indexOf(QStringView s, int from = 0, Case cs = Qt::CaseSensitive) const noexcept {
        return int(view().indexOf(s, from, cs));
    }
    int indexOf(QChar ch, int from = 0, Case cs = Qt::CaseSensitive) const { return int(view().indexOf(ch, from, cs)); }
    int indexOf(QLatin1String str, int from = 0, Case cs = Qt::CaseSensitive) const {
        return int(view().indexOf(str, from, cs));
    }
    int lastIndexOf(const QString &str, int from = -1, Case cs = Qt::CaseSensitive) const {
        return int(view().lastIndexOf(QStringView(str), from, cs));
    }
    int lastIndexOf(const QStringRef &str, int from = -1, Case cs = Qt::CaseSensitive) const {
        return int(view().lastIndexOf(QStringView(str), from, cs));
    }
    int lastIndexOf(QStringView s, int from = -1, Case cs = Qt::CaseSensitive) const noexcept {
        return int(view().lastIndexOf(s, from, cs));
    }
    int lastIndexOf(QChar ch, int from = -1, Case cs = Qt::CaseSensitive) const {
        return int(view().lastIndexOf(ch, from, cs));
    }
    int lastIndexOf(QLatin1String str, int from = -1, Case cs = Qt::CaseSensitive) const {
        return int(view().lastIndexOf(str, from, cs));
    }
    bool contains(const QString &str, Case cs = Qt::CaseSensitive) const { return indexOf(str, 0, cs) != -1; }
    bool contains(const QStringRef &str, Case cs = Qt::CaseSensitive) const { return indexOf(str, 0, cs) != -1; }
    bool contains(QChar ch, Case cs = Qt::CaseSensitive) const { return indexOf(ch, 0, cs) != -1; }
    bool contains(QLatin1String str, Case cs = Qt::CaseSensitive) const { return indexOf(str, 0, cs) != -1; }
    bool contains(QStringView str, Case cs = Qt::CaseSensitive) const noexcept { return indexOf(str, 0, cs) != -1; }
    int count(const QString &s, Case cs = Qt::CaseSensitive) const { return int(view().count(QStringView(s), cs)); }
    int count(QChar c, Case cs = Qt::CaseSensitive) const { return int(view().count(c, cs)); }
    int count(const QStringRef &s, Case cs = Qt::CaseSensitive) const { return int(view().count(QStringView(s), cs)); }
    QVector<QStringRef> split(const QString &sep, QString::SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> split(QChar sep, QString::SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> split(const QString &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                              Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> split(QChar sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                              Case cs = Qt::CaseSensitive) const;
    QStringRef left(int n) const;
    QStringRef right(int n) const;
    QStringRef mid(int pos, int n = -1) const;
    // QStringRef, chopped(): "The behavior is undefined when len < 0 or len > size()"
    QStringRef chopped(int n) const {
        OM_QT_REQUIRES("container-bounds", n >= 0 && n <= m_size, "QStringRef::chopped(): more than there is");
        return left(m_size - n);
    }
    void truncate(int pos) noexcept { m_size = pos < 0 ? 0 : pos > m_size ? m_size : pos; }
    void chop(int n) noexcept { m_size = n >= m_size ? 0 : n > 0 ? m_size - n : m_size; }
    QStringRef trimmed() const;
    bool isRightToLeft() const { return view().isRightToLeft(); }
    bool startsWith(QStringView s, Case cs = Qt::CaseSensitive) const noexcept { return view().startsWith(s, cs); }
    bool startsWith(QLatin1String s, Case cs = Qt::CaseSensitive) const { return view().startsWith(s, cs); }
    bool startsWith(QChar c, Case cs = Qt::CaseSensitive) const { return view().startsWith(c, cs); }
    bool startsWith(const QString &s, Case cs = Qt::CaseSensitive) const {
        return view().startsWith(QStringView(s), cs);
    }
    bool startsWith(const QStringRef &s, Case cs = Qt::CaseSensitive) const {
        return view().startsWith(QStringView(s), cs);
    }
    bool endsWith(QStringView s, Case cs = Qt::CaseSensitive) const noexcept { return view().endsWith(s, cs); }
    bool endsWith(QLatin1String s, Case cs = Qt::CaseSensitive) const { return view().endsWith(s, cs); }
    bool endsWith(QChar c, Case cs = Qt::CaseSensitive) const { return view().endsWith(c, cs); }
    bool endsWith(const QString &s, Case cs = Qt::CaseSensitive) const { return view().endsWith(QStringView(s), cs); }
    bool endsWith(const QStringRef &s, Case cs = Qt::CaseSensitive) const {
        return view().endsWith(QStringView(s), cs);
    }
    QByteArray toAscii() const { return toLatin1(); }
    QByteArray toLatin1() const;
    QByteArray toUtf8() const;
    QByteArray toLocal8Bit() const;
    QVector<uint> toUcs4() const;

    int compare(const QString &s, Case cs = Qt::CaseSensitive) const noexcept {
        return view().compare(QStringView(s), cs);
    }
    int compare(const QStringRef &s, Case cs = Qt::CaseSensitive) const noexcept {
        return view().compare(QStringView(s), cs);
    }
    int compare(QChar c, Case cs = Qt::CaseSensitive) const noexcept { return view().compare(c, cs); }
    int compare(QLatin1String s, Case cs = Qt::CaseSensitive) const noexcept { return view().compare(s, cs); }
#if OM_QT_CAST_FROM_ASCII
    int compare(const QByteArray &s, Case cs = Qt::CaseSensitive) const;
#endif
    static int compare(const QStringRef &s1, const QString &s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    static int compare(const QStringRef &s1, const QStringRef &s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    static int compare(const QStringRef &s1, QLatin1String s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    int localeAwareCompare(const QString &s) const { return localeAwareCompare(view(), QStringView(s)); }
    int localeAwareCompare(const QStringRef &s) const { return localeAwareCompare(view(), QStringView(s)); }
    int localeAwareCompare(QStringView s) const { return localeAwareCompare(view(), s); }
    static int localeAwareCompare(const QStringRef &s1, const QString &s2) {
        return localeAwareCompare(QStringView(s1), QStringView(s2));
    }
    static int localeAwareCompare(const QStringRef &s1, const QStringRef &s2) {
        return localeAwareCompare(QStringView(s1), QStringView(s2));
    }
    static int localeAwareCompare(QStringView s1, QStringView s2) {
        return __omqt::compare_in_locale(s1.utf16(), std::size_t(s1.size()), s2.utf16(), std::size_t(s2.size()));
    }
    short toShort(bool *ok = nullptr, int base = 10) const { return view().toShort(ok, base); }
    ushort toUShort(bool *ok = nullptr, int base = 10) const { return view().toUShort(ok, base); }
    int toInt(bool *ok = nullptr, int base = 10) const { return view().toInt(ok, base); }
    uint toUInt(bool *ok = nullptr, int base = 10) const { return view().toUInt(ok, base); }
    long toLong(bool *ok = nullptr, int base = 10) const { return view().toLong(ok, base); }
    ulong toULong(bool *ok = nullptr, int base = 10) const { return view().toULong(ok, base); }
    qlonglong toLongLong(bool *ok = nullptr, int base = 10) const { return view().toLongLong(ok, base); }
    qulonglong toULongLong(bool *ok = nullptr, int base = 10) const { return view().toULongLong(ok, base); }
    float toFloat(bool *ok = nullptr) const { return view().toFloat(ok); }
    double toDouble(bool *ok = nullptr) const { return view().toDouble(ok); }

#if OM_QT_CAST_FROM_ASCII
    bool operator==(const char *s) const { return compare_with_utf8(s) == 0; }
    bool operator!=(const char *s) const { return compare_with_utf8(s) != 0; }
    bool operator<(const char *s) const { return compare_with_utf8(s) < 0; }
    bool operator>(const char *s) const { return compare_with_utf8(s) > 0; }
    bool operator<=(const char *s) const { return compare_with_utf8(s) <= 0; }
    bool operator>=(const char *s) const { return compare_with_utf8(s) >= 0; }
    int compare_with_utf8(const char *s) const;
#endif
};
Q_DECLARE_TYPEINFO(QStringRef, Q_PRIMITIVE_TYPE);

#define OM_QT_REF_COMPARISONS(L, R, result) OM_QT_COMPARISONS(inline, L, R, (result) == 0, (result) < 0, (result) > 0)
OM_QT_REF_COMPARISONS(const QStringRef &, const QStringRef &, lhs.compare(rhs))
OM_QT_REF_COMPARISONS(const QString &, const QStringRef &, -rhs.compare(lhs))
OM_QT_REF_COMPARISONS(const QStringRef &, const QString &, lhs.compare(rhs))
OM_QT_REF_COMPARISONS(QLatin1String, const QStringRef &, -rhs.compare(lhs))
OM_QT_REF_COMPARISONS(const QStringRef &, QLatin1String, lhs.compare(rhs))
OM_QT_REF_COMPARISONS(QChar, const QStringRef &, -rhs.compare(lhs))
OM_QT_REF_COMPARISONS(const QStringRef &, QChar, lhs.compare(rhs))
#if OM_QT_CAST_FROM_ASCII
OM_QT_REF_COMPARISONS(const QStringRef &, const QByteArray &, lhs.compare(rhs))
OM_QT_REF_COMPARISONS(const QByteArray &, const QStringRef &, -rhs.compare(lhs))
OM_QT_REF_COMPARISONS(const char *, const QStringRef &, -rhs.compare_with_utf8(lhs))
#endif
#undef OM_QT_REF_COMPARISONS

inline bool QString::contains(const QStringRef &s, Qt::CaseSensitivity cs) const { return indexOf(s, 0, cs) != -1; }

#if !defined(QT_USE_FAST_OPERATOR_PLUS) && !defined(QT_USE_QSTRINGBUILDER)
inline QString operator+(const QString &s1, const QStringRef &s2) { return __omqt::joined(s1, s2.toString()); }
inline QString operator+(const QStringRef &s1, const QString &s2) { return __omqt::joined(s1.toString(), s2); }
inline QString operator+(const QStringRef &s1, QLatin1String s2) { return __omqt::joined(s1.toString(), QString(s2)); }
inline QString operator+(QLatin1String s1, const QStringRef &s2) { return __omqt::joined(QString(s1), s2.toString()); }
inline QString operator+(const QStringRef &s1, const QStringRef &s2) {
    return __omqt::joined(s1.toString(), s2.toString());
}
inline QString operator+(const QStringRef &s1, QChar s2) { return __omqt::joined(s1.toString(), QString(s2)); }
inline QString operator+(QChar s1, const QStringRef &s2) { return __omqt::joined(QString(s1), s2.toString()); }
#endif

namespace Qt {
inline QString escape(const QString &plain) { return plain.toHtmlEscaped(); }
} // namespace Qt

OM_END_MODEL

#endif
