// QString (class page QString), QCharRef and QStringRef (Qt 5). The bodies are in runtime/qstring_*.cpp.
//
// The text is a shared, NUL-terminated array of UTF-16 units (__omqt/text_data.h). A null string has no block. Iterators
// are plain pointers, as Qt documents them; what changes the text moves it to new memory, so that pointers from before
// point to freed memory.
#ifndef OM_QT_QSTRING_H
#define OM_QT_QSTRING_H

#include <QtCore/qbytearray.h>
#include <QtCore/qchar.h>
#include <QtCore/qcontainerfwd.h>
#include <QtCore/qnamespace.h>
#include <QtCore/qstringview.h>
#include <__omqt/latin1_string.h>
#include <__omqt/text_data.h>
#include <stdarg.h>
#include <string>

OM_BEGIN_MODEL

class QRegularExpression;
class QRegularExpressionMatch;
#if OM_QT6
class QAnyStringView;
#else
class QCharRef;
class QRegExp;
class QStringRef;
class QTextCodec;
#endif

// Whether text of type char* becomes a QString by itself.
#if defined(QT_NO_CAST_FROM_ASCII) || defined(QT_RESTRICTED_CAST_FROM_ASCII)
#define OM_QT_CAST_FROM_ASCII 0
#else
#define OM_QT_CAST_FROM_ASCII 1
#endif

class QString {
    typedef __omqt::size_type S;
    typedef Qt::CaseSensitivity Case;

public:
    typedef QChar *iterator;
    typedef const QChar *const_iterator;
    typedef iterator Iterator;
    typedef const_iterator ConstIterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef __omqt::size_type size_type;
    typedef qptrdiff difference_type;
    typedef const QChar &const_reference;
    typedef QChar &reference;
    typedef QChar *pointer;
    typedef const QChar *const_pointer;
    typedef QChar value_type;

    constexpr QString() noexcept {}
    explicit QString(const QChar *unicode, S size = -1);
    QString(QChar c);
    QString(S size, QChar c);
    QString(QLatin1String latin1);
    QString(const QString &other) noexcept;
    QString(QString &&other) noexcept : __d(static_cast<__omqt::text_data<char16_t> &&>(other.__d)) {}
    ~QString();
    QString &operator=(QChar c);
    QString &operator=(const QString &other) noexcept;
    QString &operator=(QLatin1String latin1);
    QString &operator=(QString &&other) noexcept {
        __d.swap(other.__d);
        return *this;
    }
    QString(S size, Qt::Initialization);
#if !OM_QT6
    struct Null {};
    static const Null null;
    QString(const Null &) noexcept {}
    QString &operator=(const Null &) {
        clear();
        return *this;
    }
#endif
#if defined(QT_RESTRICTED_CAST_FROM_ASCII)
    template <S N>
    QString(const char (&ch)[N]) : QString(fromUtf8(ch, N - 1)) {}
    template <S N>
    QString(char (&)[N]) = delete;
    template <S N>
    QString &operator=(const char (&ch)[N]) {
        return *this = fromUtf8(ch, N - 1);
    }
    template <S N>
    QString &operator=(char (&)[N]) = delete;
#elif OM_QT_CAST_FROM_ASCII
    QString(const char *ch);
    QString(const QByteArray &a);
    QString &operator=(const char *ch);
    QString &operator=(const QByteArray &a);
    QString &prepend(const char *s);
    QString &prepend(const QByteArray &s);
    QString &append(const char *s);
    QString &append(const QByteArray &s);
    QString &insert(S i, const char *s);
    QString &insert(S i, const QByteArray &s);
    QString &operator+=(const char *s) { return append(s); }
    QString &operator+=(const QByteArray &s) { return append(s); }
#if !OM_QT6
    QString &operator=(char c);
    QString &operator+=(char c) { return append(QChar::fromLatin1(c)); }
#endif
    bool operator==(const char *s) const { return compare_with_utf8(s) == 0; }
    bool operator!=(const char *s) const { return compare_with_utf8(s) != 0; }
    bool operator<(const char *s) const { return compare_with_utf8(s) < 0; }
    bool operator>(const char *s) const { return compare_with_utf8(s) > 0; }
    bool operator<=(const char *s) const { return compare_with_utf8(s) <= 0; }
    bool operator>=(const char *s) const { return compare_with_utf8(s) >= 0; }
    bool operator==(const QByteArray &s) const { return compare_with_bytes(s) == 0; }
    bool operator!=(const QByteArray &s) const { return compare_with_bytes(s) != 0; }
    bool operator<(const QByteArray &s) const { return compare_with_bytes(s) < 0; }
    bool operator>(const QByteArray &s) const { return compare_with_bytes(s) > 0; }
    bool operator<=(const QByteArray &s) const { return compare_with_bytes(s) <= 0; }
    bool operator>=(const QByteArray &s) const { return compare_with_bytes(s) >= 0; }
    friend bool operator==(const char *l, const QString &r) { return r.compare_with_utf8(l) == 0; }
    friend bool operator!=(const char *l, const QString &r) { return r.compare_with_utf8(l) != 0; }
    friend bool operator<(const char *l, const QString &r) { return r.compare_with_utf8(l) > 0; }
    friend bool operator>(const char *l, const QString &r) { return r.compare_with_utf8(l) < 0; }
    friend bool operator<=(const char *l, const QString &r) { return r.compare_with_utf8(l) >= 0; }
    friend bool operator>=(const char *l, const QString &r) { return r.compare_with_utf8(l) <= 0; }
#endif
#if defined(__cpp_char8_t) && OM_QT6
    template <typename = void>
    QString(const char8_t *str) : QString(fromUtf8(reinterpret_cast<const char *>(str))) {}
#endif
    void swap(QString &other) noexcept { __d.swap(other.__d); }

    S size() const { return __d.__block ? S(__d.__block->__size) : 0; }
    S count() const { return size(); }
    S length() const { return size(); }
    bool isEmpty() const { return size() == 0; }
    bool isNull() const { return __d.__block == nullptr; }
    void resize(S size);
    void resize(S size, QChar fillChar);
    QString &fill(QChar c, S size = -1);
    void truncate(S pos);
    void chop(S n);
    S capacity() const;
    void reserve(S size);
    void squeeze();
    void shrink_to_fit() { squeeze(); }
    const QChar *unicode() const { return constData(); }
    QChar *data();
    const QChar *data() const { return constData(); }
    const QChar *constData() const { return reinterpret_cast<const QChar *>(__text()); }
    const ushort *utf16() const;
    void detach();
    bool isDetached() const;
    bool isSharedWith(const QString &other) const { return __d.__block == other.__d.__block; }
    void clear();

    // QString, at(): "The position must be a valid index position in the string (i.e., 0 <= position < size())"
    const QChar at(S i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QString::at(): index out of range");
        return QChar(__d.__block->__data[i]);
    }
    const QChar operator[](S i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QString::operator[]: index out of range");
        return QChar(__d.__block->__data[i]);
    }
    // QString, front(): "calling it on an empty string constitutes undefined behavior"
    QChar front() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::front() on an empty string");
        return QChar(__d.__block->__data[0]);
    }
    QChar back() const {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::back() on an empty string");
        return QChar(__d.__block->__data[size() - 1]);
    }
#if OM_QT6
    QChar &operator[](S i) {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QString::operator[]: index out of range");
        return data()[i];
    }
    QChar &front() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::front() on an empty string");
        return data()[0];
    }
    QChar &back() {
        OM_QT_REQUIRES("empty-container", !isEmpty(), "QString::back() on an empty string");
        return data()[size() - 1];
    }
#else
    // Behind the end is allowed, "though in practice it will expand the string", with a warning.
    inline QCharRef operator[](int i);
    inline QCharRef operator[](uint i);
    const QChar operator[](uint i) const {
        OM_QT_REQUIRES("container-bounds", i < uint(size()), "QString::operator[]: index out of range");
        return QChar(__d.__block->__data[i]);
    }
    inline QCharRef front();
    inline QCharRef back();
#endif

    // Replacing the lowest-numbered %1 to %99.
#define OM_QT_FILL QChar fillChar = QLatin1Char(' ')
    QString arg(qlonglong a, int fieldwidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(qulonglong a, int fieldwidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(long a, int fieldwidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(ulong a, int fieldwidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(int a, int fieldWidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(uint a, int fieldWidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(short a, int fieldWidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(ushort a, int fieldWidth = 0, int base = 10, OM_QT_FILL) const;
    QString arg(double a, int fieldWidth = 0, char format = 'g', int precision = -1, OM_QT_FILL) const;
    QString arg(char a, int fieldWidth = 0, OM_QT_FILL) const;
    QString arg(QChar a, int fieldWidth = 0, OM_QT_FILL) const;
    QString arg(const QString &a, int fieldWidth = 0, OM_QT_FILL) const;
    QString arg(QStringView a, int fieldWidth = 0, OM_QT_FILL) const;
    QString arg(QLatin1String a, int fieldWidth = 0, OM_QT_FILL) const;
#if !OM_QT6
    QString arg(const QString &a1, const QString &a2) const { return QStringView(*this).arg(a1, a2); }
    QString arg(const QString &a1, const QString &a2, const QString &a3) const {
        return QStringView(*this).arg(a1, a2, a3);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4) const {
        return QStringView(*this).arg(a1, a2, a3, a4);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4, const QString &a5) const {
        return QStringView(*this).arg(a1, a2, a3, a4, a5);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4, const QString &a5,
                const QString &a6) const {
        return QStringView(*this).arg(a1, a2, a3, a4, a5, a6);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4, const QString &a5,
                const QString &a6, const QString &a7) const {
        return QStringView(*this).arg(a1, a2, a3, a4, a5, a6, a7);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4, const QString &a5,
                const QString &a6, const QString &a7, const QString &a8) const {
        return QStringView(*this).arg(a1, a2, a3, a4, a5, a6, a7, a8);
    }
    QString arg(const QString &a1, const QString &a2, const QString &a3, const QString &a4, const QString &a5,
                const QString &a6, const QString &a7, const QString &a8, const QString &a9) const {
        return QStringView(*this).arg(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    }
#endif

private:
    template <typename T>
    struct is_text : std::integral_constant<bool, std::is_convertible<T, QString>::value ||
                                                      std::is_convertible<T, QStringView>::value ||
                                                      std::is_convertible<T, QLatin1String>::value> {};
    template <typename... T>
    struct are_text : std::true_type {};
    template <typename T, typename... More>
    struct are_text<T, More...>
        : std::integral_constant<bool, is_text<typename std::decay<T>::type>::value && are_text<More...>::value> {};

public:
    template <typename... Args>
    typename std::enable_if<sizeof...(Args) >= 2 && are_text<Args...>::value, QString>::type arg(Args &&...args) const {
        return qToStringViewIgnoringNull(*this).arg(std::forward<Args>(args)...);
    }
    static QString vasprintf(const char *format, va_list ap) __attribute__((format(printf, 1, 0)));
    static QString asprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));
#if !OM_QT6
    QString &vsprintf(const char *format, va_list ap) __attribute__((format(printf, 2, 0)));
    QString &sprintf(const char *format, ...) __attribute__((format(printf, 2, 3)));
#endif

    S indexOf(QChar c, S from = 0, Case cs = Qt::CaseSensitive) const;
    S indexOf(QLatin1String s, S from = 0, Case cs = Qt::CaseSensitive) const;
    S indexOf(const QString &s, S from = 0, Case cs = Qt::CaseSensitive) const;
    S indexOf(QStringView s, S from = 0, Case cs = Qt::CaseSensitive) const noexcept;
    S lastIndexOf(QChar c, S from OM_QT_LAST, Case cs = Qt::CaseSensitive) const;
    S lastIndexOf(QLatin1String s, S from OM_QT_LAST, Case cs = Qt::CaseSensitive) const;
    S lastIndexOf(const QString &s, S from OM_QT_LAST, Case cs = Qt::CaseSensitive) const;
    S lastIndexOf(QStringView s, S from OM_QT_LAST, Case cs = Qt::CaseSensitive) const noexcept;
    bool contains(QChar c, Case cs = Qt::CaseSensitive) const { return indexOf(c, 0, cs) != -1; }
    bool contains(const QString &s, Case cs = Qt::CaseSensitive) const { return indexOf(s, 0, cs) != -1; }
    bool contains(QLatin1String s, Case cs = Qt::CaseSensitive) const { return indexOf(s, 0, cs) != -1; }
    bool contains(QStringView s, Case cs = Qt::CaseSensitive) const noexcept { return indexOf(s, 0, cs) != -1; }
    S count(QChar c, Case cs = Qt::CaseSensitive) const;
    S count(const QString &s, Case cs = Qt::CaseSensitive) const;
#if OM_QT6
    S lastIndexOf(QChar c, Case cs = Qt::CaseSensitive) const noexcept { return lastIndexOf(c, -1, cs); }
    S lastIndexOf(QLatin1String s, Case cs = Qt::CaseSensitive) const { return lastIndexOf(s, size(), cs); }
    S lastIndexOf(const QString &s, Case cs = Qt::CaseSensitive) const { return lastIndexOf(s, size(), cs); }
    S lastIndexOf(QStringView s, Case cs = Qt::CaseSensitive) const noexcept { return lastIndexOf(s, size(), cs); }
    S count(QStringView s, Case cs = Qt::CaseSensitive) const;
    S indexOf(const QRegularExpression &re, S from = 0, QRegularExpressionMatch *rmatch = nullptr) const;
    template <typename T = QRegularExpressionMatch,
              std::enable_if_t<std::is_same_v<T, QRegularExpressionMatch>, bool> = false>
    S lastIndexOf(const QRegularExpression &re, T *rmatch = nullptr) const {
        return lastIndexOf(re, size(), rmatch);
    }
    S lastIndexOf(const QRegularExpression &re, S from, QRegularExpressionMatch *rmatch = nullptr) const;
    bool contains(const QRegularExpression &re, QRegularExpressionMatch *rmatch = nullptr) const;
#else
    int indexOf(const QStringRef &s, int from = 0, Case cs = Qt::CaseSensitive) const;
    int lastIndexOf(const QStringRef &s, int from = -1, Case cs = Qt::CaseSensitive) const;
    inline bool contains(const QStringRef &s, Case cs = Qt::CaseSensitive) const;
    int count(const QStringRef &s, Case cs = Qt::CaseSensitive) const;
    int indexOf(const QRegExp &rx, int from = 0) const;
    int lastIndexOf(const QRegExp &rx, int from = -1) const;
    bool contains(const QRegExp &rx) const { return indexOf(rx) != -1; }
    int count(const QRegExp &rx) const;
    int indexOf(QRegExp &rx, int from = 0) const;
    int lastIndexOf(QRegExp &rx, int from = -1) const;
    bool contains(QRegExp &rx) const { return indexOf(rx) != -1; }
    int indexOf(const QRegularExpression &re, int from = 0) const;
    int indexOf(const QRegularExpression &re, int from, QRegularExpressionMatch *rmatch) const;
    int lastIndexOf(const QRegularExpression &re, int from = -1) const;
    int lastIndexOf(const QRegularExpression &re, int from, QRegularExpressionMatch *rmatch) const;
    bool contains(const QRegularExpression &re) const;
    bool contains(const QRegularExpression &re, QRegularExpressionMatch *rmatch) const;
#endif
    S count(const QRegularExpression &re) const;

    enum SectionFlag {
        SectionDefault = 0x00,
        SectionSkipEmpty = 0x01,
        SectionIncludeLeadingSep = 0x02,
        SectionIncludeTrailingSep = 0x04,
        SectionCaseInsensitiveSeps = 0x08
    };
    Q_DECLARE_FLAGS(SectionFlags, SectionFlag)
    QString section(QChar sep, S start, S end = -1, SectionFlags flags = SectionDefault) const;
    QString section(const QString &sep, S start, S end = -1, SectionFlags flags = SectionDefault) const;
    QString section(const QRegularExpression &re, S start, S end = -1, SectionFlags flags = SectionDefault) const;
#if !OM_QT6
    QString section(const QRegExp &reg, int start, int end = -1, SectionFlags flags = SectionDefault) const;
#endif
    QString left(S n) const;
    QString right(S n) const;
    QString mid(S position, S n = -1) const;
    QString chopped(S n) const;
#if OM_QT6
    QString first(S n) const;
    QString last(S n) const;
    QString sliced(S pos) const;
    QString sliced(S pos, S n) const;
#else
    QStringRef leftRef(int n) const;
    QStringRef rightRef(int n) const;
    QStringRef midRef(int position, int n = -1) const;
    bool startsWith(const QStringRef &s, Case cs = Qt::CaseSensitive) const;
    bool endsWith(const QStringRef &s, Case cs = Qt::CaseSensitive) const;
#endif
    bool startsWith(const QString &s, Case cs = Qt::CaseSensitive) const;
    bool startsWith(QStringView s, Case cs = Qt::CaseSensitive) const noexcept;
    bool startsWith(QLatin1String s, Case cs = Qt::CaseSensitive) const;
    bool startsWith(QChar c, Case cs = Qt::CaseSensitive) const;
    bool endsWith(const QString &s, Case cs = Qt::CaseSensitive) const;
    bool endsWith(QStringView s, Case cs = Qt::CaseSensitive) const noexcept;
    bool endsWith(QLatin1String s, Case cs = Qt::CaseSensitive) const;
    bool endsWith(QChar c, Case cs = Qt::CaseSensitive) const;
    bool isUpper() const;
    bool isLower() const;
    QString leftJustified(S width, QChar fill = QLatin1Char(' '), bool trunc = false) const;
    QString rightJustified(S width, QChar fill = QLatin1Char(' '), bool trunc = false) const;
    QString toLower() const;
    QString toUpper() const;
    QString toCaseFolded() const;
    QString trimmed() const;
    QString simplified() const;
    QString toHtmlEscaped() const;

    QString &insert(S i, QChar c);
    QString &insert(S i, const QChar *uc, S len);
    QString &insert(S i, const QString &s);
    QString &insert(S i, QStringView v);
    QString &insert(S i, QLatin1String s);
    QString &append(QChar c);
    QString &append(const QChar *uc, S len);
    QString &append(const QString &s);
    QString &append(QStringView v);
    QString &append(QLatin1String s);
    QString &prepend(QChar c) { return insert(0, c); }
    QString &prepend(const QChar *uc, S len) { return insert(0, uc, len); }
    QString &prepend(const QString &s) { return insert(0, s); }
    QString &prepend(QStringView v) { return insert(0, v); }
    QString &prepend(QLatin1String s) { return insert(0, s); }
    QString &operator+=(QChar c) { return append(c); }
    QString &operator+=(const QString &s) { return append(s); }
    QString &operator+=(QStringView v) { return append(v); }
    QString &operator+=(QLatin1String s) { return append(s); }
#if !OM_QT6
    QString &insert(int i, const QStringRef &s);
    QString &append(const QStringRef &s);
    QString &prepend(const QStringRef &s) { return insert(0, s); }
    QString &operator+=(const QStringRef &s) { return append(s); }
    QString &operator+=(QChar::SpecialCharacter c) { return append(QChar(c)); }
#endif
    void push_back(QChar c) { append(c); }
    void push_back(const QString &s) { append(s); }
    void push_front(QChar c) { prepend(c); }
    void push_front(const QString &s) { prepend(s); }

    QString &remove(S i, S len);
    QString &remove(QChar c, Case cs = Qt::CaseSensitive);
    QString &remove(QLatin1String s, Case cs = Qt::CaseSensitive);
    QString &remove(const QString &s, Case cs = Qt::CaseSensitive);
    QString &replace(S i, S len, QChar after);
    QString &replace(S i, S len, const QChar *s, S slen);
    QString &replace(S i, S len, const QString &after);
    QString &replace(QChar before, QChar after, Case cs = Qt::CaseSensitive);
    QString &replace(const QChar *before, S blen, const QChar *after, S alen, Case cs = Qt::CaseSensitive);
    QString &replace(QLatin1String before, QLatin1String after, Case cs = Qt::CaseSensitive);
    QString &replace(QLatin1String before, const QString &after, Case cs = Qt::CaseSensitive);
    QString &replace(const QString &before, QLatin1String after, Case cs = Qt::CaseSensitive);
    QString &replace(const QString &before, const QString &after, Case cs = Qt::CaseSensitive);
    QString &replace(QChar c, const QString &after, Case cs = Qt::CaseSensitive);
    QString &replace(QChar c, QLatin1String after, Case cs = Qt::CaseSensitive);
    QString &replace(const QRegularExpression &re, const QString &after);
    QString &remove(const QRegularExpression &re) { return replace(re, QString()); }
#if OM_QT6
    template <typename Predicate>
    QString &removeIf(Predicate pred) {
        __remove_if(pred);
        return *this;
    }
    iterator erase(const_iterator first, const_iterator last);
#else
    QString &replace(const QRegExp &rx, const QString &after);
    QString &remove(const QRegExp &rx) { return replace(rx, QString()); }
#endif
    template <typename Predicate>
    S __remove_if(Predicate &pred);

    QStringList split(const QString &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                      Case cs = Qt::CaseSensitive) const;
    QStringList split(QChar sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts, Case cs = Qt::CaseSensitive) const;
    QStringList split(const QRegularExpression &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts) const;
#if OM_QT6
    template <typename Needle, typename... Flags>
    auto tokenize(Needle &&needle,
                  Flags... flags) const & -> decltype(qTokenize(*this, std::forward<Needle>(needle), flags...)) {
        return qTokenize(qToStringViewIgnoringNull(*this), std::forward<Needle>(needle), flags...);
    }
    template <typename Needle, typename... Flags>
    auto tokenize(Needle &&needle,
                  Flags... flags) const && -> decltype(qTokenize(std::move(*this), std::forward<Needle>(needle),
                                                                 flags...)) {
        return qTokenize(std::move(*this), std::forward<Needle>(needle), flags...);
    }
    template <typename Needle, typename... Flags>
    auto tokenize(Needle &&needle,
                  Flags... flags) && -> decltype(qTokenize(std::move(*this), std::forward<Needle>(needle), flags...)) {
        return qTokenize(std::move(*this), std::forward<Needle>(needle), flags...);
    }
#else
    enum SplitBehavior { KeepEmptyParts, SkipEmptyParts };
    QStringList split(const QString &sep, SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QStringList split(QChar sep, SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QStringList split(const QRegExp &sep, SplitBehavior behavior) const;
    QStringList split(const QRegularExpression &sep, SplitBehavior behavior) const;
    QStringList split(const QRegExp &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts) const;
    QVector<QStringRef> splitRef(const QString &sep, SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> splitRef(QChar sep, SplitBehavior behavior, Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> splitRef(const QRegExp &sep, SplitBehavior behavior) const;
    QVector<QStringRef> splitRef(const QRegularExpression &sep, SplitBehavior behavior) const;
    QVector<QStringRef> splitRef(const QString &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                                 Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> splitRef(QChar sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                                 Case cs = Qt::CaseSensitive) const;
    QVector<QStringRef> splitRef(const QRegExp &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts) const;
    QVector<QStringRef> splitRef(const QRegularExpression &sep, Qt::SplitBehavior behavior = Qt::KeepEmptyParts) const;
#endif

    enum NormalizationForm { NormalizationForm_D, NormalizationForm_C, NormalizationForm_KD, NormalizationForm_KC };
    QString normalized(NormalizationForm mode, QChar::UnicodeVersion version = QChar::Unicode_Unassigned) const;
    QString repeated(S times) const;

    QByteArray toLatin1() const;
    QByteArray toUtf8() const;
    QByteArray toLocal8Bit() const;
#if OM_QT6
    QList<uint> toUcs4() const;
    static QString fromLatin1(QByteArrayView ba);
    static QString fromUtf8(QByteArrayView utf8);
    static QString fromLocal8Bit(QByteArrayView ba);
    static QString fromLatin1(const QByteArray &ba);
    static QString fromUtf8(const QByteArray &ba);
    static QString fromLocal8Bit(const QByteArray &ba);
    static QString fromLatin1(const char *str);
    static QString fromUtf8(const char *utf8);
    static QString fromLocal8Bit(const char *str);
    static QString fromLatin1(const char *str, S size);
    static QString fromUtf8(const char *utf8, S size);
    static QString fromLocal8Bit(const char *str, S size);
#if defined(__cpp_char8_t)
    template <typename = void>
    static QString fromUtf8(const char8_t *str) {
        return fromUtf8(reinterpret_cast<const char *>(str));
    }
    template <typename = void>
    static QString fromUtf8(const char8_t *str, S size) {
        return fromUtf8(reinterpret_cast<const char *>(str), size);
    }
#endif
#else
    QVector<uint> toUcs4() const;
    static QString fromLatin1(const char *str, int size = -1);
    static QString fromUtf8(const char *str, int size = -1);
    static QString fromLocal8Bit(const char *str, int size = -1);
    static QString fromLatin1(const QByteArray &str);
    static QString fromUtf8(const QByteArray &str);
    static QString fromLocal8Bit(const QByteArray &str);
    static QString fromAscii(const char *str, int size = -1) { return fromLatin1(str, size); }
    static QString fromAscii(const QByteArray &str) { return fromLatin1(str); }
    QByteArray toAscii() const { return toLatin1(); }
#endif
    static QString fromUtf16(const char16_t *str, S size = -1);
    static QString fromUtf16(const ushort *str, S size = -1);
    static QString fromUcs4(const char32_t *str, S size = -1);
    static QString fromUcs4(const uint *str, S size = -1);
    static QString fromRawData(const QChar *unicode, S size);
    S toWCharArray(wchar_t *array) const;
    static QString fromWCharArray(const wchar_t *string, S size = -1);
    QString &setRawData(const QChar *unicode, S size);
    QString &setUnicode(const QChar *unicode, S size);
    QString &setUtf16(const ushort *utf16, S size);
    static QString fromStdString(const std::string &s);
    std::string toStdString() const;
    static QString fromStdWString(const std::wstring &s);
    std::wstring toStdWString() const;
    static QString fromStdU16String(const std::u16string &s);
    std::u16string toStdU16String() const;
    static QString fromStdU32String(const std::u32string &s);
    std::u32string toStdU32String() const;

    int compare(const QString &s, Case cs = Qt::CaseSensitive) const noexcept;
    int compare(QLatin1String other, Case cs = Qt::CaseSensitive) const noexcept;
    int compare(QStringView s, Case cs = Qt::CaseSensitive) const noexcept;
    int compare(QChar ch, Case cs = Qt::CaseSensitive) const noexcept { return compare(QStringView(&ch, 1), cs); }
    static int compare(const QString &s1, const QString &s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    static int compare(const QString &s1, QLatin1String s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    static int compare(QLatin1String s1, const QString &s2, Case cs = Qt::CaseSensitive) noexcept {
        return -s2.compare(s1, cs);
    }
#if OM_QT6
    static int compare(const QString &s1, QStringView s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    static int compare(QStringView s1, const QString &s2, Case cs = Qt::CaseSensitive) noexcept {
        return -s2.compare(s1, cs);
    }
    int localeAwareCompare(QStringView s) const;
    static int localeAwareCompare(QStringView s1, QStringView s2) { return s1.localeAwareCompare(s2); }
#else
    int compare(const QStringRef &s, Case cs = Qt::CaseSensitive) const noexcept;
    static int compare(const QString &s1, const QStringRef &s2, Case cs = Qt::CaseSensitive) noexcept {
        return s1.compare(s2, cs);
    }
    int localeAwareCompare(const QStringRef &s) const;
    static int localeAwareCompare(const QString &s1, const QStringRef &s2) { return s1.localeAwareCompare(s2); }
#endif
    int localeAwareCompare(const QString &s) const;
    static int localeAwareCompare(const QString &s1, const QString &s2) { return s1.localeAwareCompare(s2); }

    short toShort(bool *ok = nullptr, int base = 10) const;
    ushort toUShort(bool *ok = nullptr, int base = 10) const;
    int toInt(bool *ok = nullptr, int base = 10) const;
    uint toUInt(bool *ok = nullptr, int base = 10) const;
    long toLong(bool *ok = nullptr, int base = 10) const;
    ulong toULong(bool *ok = nullptr, int base = 10) const;
    qlonglong toLongLong(bool *ok = nullptr, int base = 10) const;
    qulonglong toULongLong(bool *ok = nullptr, int base = 10) const;
    float toFloat(bool *ok = nullptr) const;
    double toDouble(bool *ok = nullptr) const;
    QString &setNum(short n, int base = 10) { return setNum(qlonglong(n), base); }
    QString &setNum(ushort n, int base = 10) { return setNum(qulonglong(n), base); }
    QString &setNum(int n, int base = 10) { return setNum(qlonglong(n), base); }
    QString &setNum(uint n, int base = 10) { return setNum(qulonglong(n), base); }
    QString &setNum(long n, int base = 10) { return setNum(qlonglong(n), base); }
    QString &setNum(ulong n, int base = 10) { return setNum(qulonglong(n), base); }
    QString &setNum(qlonglong n, int base = 10);
    QString &setNum(qulonglong n, int base = 10);
    QString &setNum(float n, char format = 'g', int precision = 6) { return setNum(double(n), format, precision); }
    QString &setNum(double n, char format = 'g', int precision = 6);
    static QString number(int n, int base = 10);
    static QString number(uint n, int base = 10);
    static QString number(long n, int base = 10);
    static QString number(ulong n, int base = 10);
    static QString number(qlonglong n, int base = 10);
    static QString number(qulonglong n, int base = 10);
    static QString number(double n, char format = 'g', int precision = 6);

    iterator begin() { return data(); }
    const_iterator begin() const { return constData(); }
    const_iterator cbegin() const { return constData(); }
    const_iterator constBegin() const { return constData(); }
    iterator end() { return data() + size(); }
    const_iterator end() const { return constData() + size(); }
    const_iterator cend() const { return constData() + size(); }
    const_iterator constEnd() const { return constData() + size(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }

    bool isSimpleText() const;
    bool isRightToLeft() const;
    bool isValidUtf16() const noexcept;

#define OM_QT_STRING_COMPARISONS(kind)                                                                                 \
    OM_QT_COMPARISONS(kind, const QString &, const QString &, lhs.equals(rhs), lhs.compare(rhs) < 0,                   \
                      lhs.compare(rhs) > 0)                                                                            \
    OM_QT_COMPARISONS(kind, QChar, const QString &, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0, rhs.compare(lhs) < 0) \
    OM_QT_COMPARISONS(kind, const QString &, QChar, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0, lhs.compare(rhs) > 0)
#if OM_QT6
    OM_QT_STRING_COMPARISONS(friend)
    OM_QT_COMPARISONS(friend, const QString &, QLatin1String, lhs.compare(rhs) == 0, lhs.compare(rhs) < 0,
                      lhs.compare(rhs) > 0)
    OM_QT_COMPARISONS(friend, QLatin1String, const QString &, rhs.compare(lhs) == 0, rhs.compare(lhs) > 0,
                      rhs.compare(lhs) < 0)
    OM_QT_COMPARISONS(friend, const QString &, std::nullptr_t, lhs.isEmpty(), ((void)lhs, false), !lhs.isEmpty())
    OM_QT_COMPARISONS(friend, std::nullptr_t, const QString &, rhs.isEmpty(), !rhs.isEmpty(), ((void)rhs, false))
    OM_QT_COMPARISONS(friend, const QString &, const char16_t *, lhs.compare(QStringView(rhs)) == 0,
                      lhs.compare(QStringView(rhs)) < 0, lhs.compare(QStringView(rhs)) > 0)
    OM_QT_COMPARISONS(friend, const char16_t *, const QString &, rhs.compare(QStringView(lhs)) == 0,
                      rhs.compare(QStringView(lhs)) > 0, rhs.compare(QStringView(lhs)) < 0)
#else
    bool operator==(QLatin1String s) const noexcept { return compare(s) == 0; }
    bool operator!=(QLatin1String s) const noexcept { return compare(s) != 0; }
    bool operator<(QLatin1String s) const noexcept { return compare(s) < 0; }
    bool operator>(QLatin1String s) const noexcept { return compare(s) > 0; }
    bool operator<=(QLatin1String s) const noexcept { return compare(s) <= 0; }
    bool operator>=(QLatin1String s) const noexcept { return compare(s) >= 0; }
#endif
    bool equals(const QString &other) const noexcept;

    // For the other classes of strings.
    const char16_t *__text() const { return __d.__block ? __d.__block->__data : &__nothing; }
    // Null for a null string.
    const char16_t *__text_or_null() const { return __d.__block ? __d.__block->__data : nullptr; }
    std::size_t __length() const { return __d.__block ? __d.__block->__size : 0; }
    // n indeterminate units, which the caller fills in.
    static QString __made(std::size_t n);
    char16_t *__units() { return __d.__block->__data; }
    static const char16_t __nothing;

private:
    friend class QCharRef;

    int compare_with_utf8(const char *s) const;
    int compare_with_bytes(const QByteArray &s) const;
    void splice(std::size_t i, std::size_t n, const char16_t *with, std::size_t m);
    void replace_all(const char16_t *before, std::size_t n, const char16_t *after, std::size_t m, Case cs);

    __omqt::text_data<char16_t> __d;
};
Q_DECLARE_SHARED(QString)
Q_DECLARE_OPERATORS_FOR_FLAGS(QString::SectionFlags)

template <typename Predicate>
inline QString::size_type QString::__remove_if(Predicate &pred) {
    QString kept;
    S removed = 0;
    for (const_iterator i = constBegin(), last = constEnd(); i != last; ++i) {
        if (pred(*i))
            ++removed;
        else
            kept.append(*i);
    }
    if (removed != 0)
        *this = static_cast<QString &&>(kept);
    return removed;
}
#if OM_QT6
template <typename T>
inline qsizetype erase(QString &s, const T &t) {
    auto pred = [&t](const QChar &c) { return c == t; };
    return s.__remove_if(pred);
}
template <typename Predicate>
inline qsizetype erase_if(QString &s, Predicate pred) {
    return s.__remove_if(pred);
}
#endif

#if !OM_QT6
OM_QT_STRING_COMPARISONS(inline)
#endif
#undef OM_QT_STRING_COMPARISONS

#if !OM_QT6
inline bool QLatin1String::operator==(const QString &s) const noexcept { return s.compare(*this) == 0; }
inline bool QLatin1String::operator!=(const QString &s) const noexcept { return s.compare(*this) != 0; }
inline bool QLatin1String::operator<(const QString &s) const noexcept { return s.compare(*this) > 0; }
inline bool QLatin1String::operator>(const QString &s) const noexcept { return s.compare(*this) < 0; }
inline bool QLatin1String::operator<=(const QString &s) const noexcept { return s.compare(*this) >= 0; }
inline bool QLatin1String::operator>=(const QString &s) const noexcept { return s.compare(*this) <= 0; }
#endif
#if OM_QT_CAST_FROM_ASCII
inline bool QByteArray::operator==(const QString &s) const { return s == *this; }
inline bool QByteArray::operator!=(const QString &s) const { return s != *this; }
inline bool QByteArray::operator<(const QString &s) const { return s > *this; }
inline bool QByteArray::operator>(const QString &s) const { return s < *this; }
inline bool QByteArray::operator<=(const QString &s) const { return s >= *this; }
inline bool QByteArray::operator>=(const QString &s) const { return s <= *this; }
#endif

#if OM_QT6
inline QString QLatin1String::toString() const { return QString(*this); }
#endif
inline QString QStringView::toString() const { return QString(data(), __omqt::size_type(m_size)); }

#if !defined(QT_USE_FAST_OPERATOR_PLUS) && !defined(QT_USE_QSTRINGBUILDER)
namespace __omqt {
QString joined(const QString &a, const QString &b);
}
#if OM_QT6
#define OM_QT_SUM const QString
#else
#define OM_QT_SUM const QString
#endif
inline OM_QT_SUM operator+(const QString &s1, const QString &s2) { return __omqt::joined(s1, s2); }
inline OM_QT_SUM operator+(const QString &s1, QChar s2) { return __omqt::joined(s1, QString(s2)); }
inline OM_QT_SUM operator+(QChar s1, const QString &s2) { return __omqt::joined(QString(s1), s2); }
#if OM_QT_CAST_FROM_ASCII
inline OM_QT_SUM operator+(const QString &s1, const char *s2) { return __omqt::joined(s1, QString::fromUtf8(s2)); }
inline OM_QT_SUM operator+(const char *s1, const QString &s2) { return __omqt::joined(QString::fromUtf8(s1), s2); }
#if !OM_QT6
inline OM_QT_SUM operator+(char c, const QString &s) { return __omqt::joined(QString(QChar::fromLatin1(c)), s); }
inline OM_QT_SUM operator+(const QString &s, char c) { return __omqt::joined(s, QString(QChar::fromLatin1(c))); }
#endif
inline OM_QT_SUM operator+(const QByteArray &ba, const QString &s) { return __omqt::joined(QString::fromUtf8(ba), s); }
inline OM_QT_SUM operator+(const QString &s, const QByteArray &ba) { return __omqt::joined(s, QString::fromUtf8(ba)); }
#endif
#undef OM_QT_SUM
#endif

namespace __omqt {

inline text_argument as_argument(const QString &s) { return {s.__text(), s.__length(), false}; }
inline text_argument as_argument(QStringView s) { return {s.utf16(), std::size_t(s.size()), false}; }
inline text_argument as_argument(const QChar &c) { return {&c, 1, false}; }
inline text_argument as_argument(QLatin1String s) { return {s.data(), std::size_t(s.size()), true}; }
QString replace_places(const char16_t *pattern, std::size_t n, const text_argument *arguments, std::size_t count);
// What a string was made of for the call lives as long as the call does.
template <class... Arguments>
inline QString replace_with(const char16_t *pattern, std::size_t n, const Arguments &...made) {
    const text_argument arguments[] = {made..., {nullptr, 0, false}};
    return replace_places(pattern, n, arguments, sizeof...(Arguments));
}

} // namespace __omqt

template <typename... Args>
inline QString QStringView::arg(Args &&...args) const {
    return __omqt::replace_with(m_data, std::size_t(m_size), __omqt::as_argument(args)...);
}
template <typename... Args>
inline QString QLatin1String::arg(Args &&...args) const {
    const QString pattern(*this);
    return QStringView(pattern).arg(std::forward<Args>(args)...);
}

namespace QtPrivate {
inline const QString &asString(const QString &s) { return s; }
inline QString &&asString(QString &&s) { return static_cast<QString &&>(s); }
} // namespace QtPrivate

OM_END_MODEL

#if !OM_QT6
#include <__omqt/string_ref.h>
#endif
#include <QtCore/qstringliteral.h>
#include <__omqt/string_hash.h>
#if defined(QT_USE_FAST_OPERATOR_PLUS) || defined(QT_USE_QSTRINGBUILDER)
#include <QtCore/qstringbuilder.h>
#endif
// A list of strings has more members than others, which whoever has both must see; qlist.h asks the same.
#define OM_QT_QSTRING_COMPLETE
#if defined(OM_QT_QLIST_H)
#include <QtCore/qstringlist.h>
#endif

#endif
