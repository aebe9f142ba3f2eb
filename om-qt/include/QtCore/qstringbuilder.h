// QStringBuilder (class page QString, "More Efficient String Construction"): a sum that is put together once, when it is
// converted. It refers to its parts: one that is kept beyond them is an invalid access.
#ifndef OM_QT_QSTRINGBUILDER_H
#define OM_QT_QSTRINGBUILDER_H

#include <QtCore/qstring.h>

OM_BEGIN_MODEL

template <typename A, typename B>
class QStringBuilder;

// How a part is appended, and whether the sum is a QString for it or a QByteArray. Types without this have no operator%.
template <typename T>
struct QConcatenable {};

#define OM_QT_CONCATENABLE(T, Result, length, to_string, to_bytes)                                                     \
    {                                                                                                                  \
        typedef T type;                                                                                                \
        typedef Result ConvertTo;                                                                                      \
        static __omqt::size_type size(T const &part) { return __omqt::size_type(length); }                             \
        static void add(T const &part, QString &to) { to.append(to_string); }                                          \
        static void add(T const &part, QByteArray &to) { to.append(to_bytes); }                                        \
    }
template <>
struct QConcatenable<QChar> OM_QT_CONCATENABLE(QChar, QString, ((void)part, 1), part, part.toLatin1());
template <>
struct QConcatenable<QChar::SpecialCharacter> OM_QT_CONCATENABLE(QChar::SpecialCharacter, QString, ((void)part, 1),
                                                                 QChar(part), QChar(part).toLatin1());
template <>
struct QConcatenable<QLatin1Char> OM_QT_CONCATENABLE(QLatin1Char, QString, ((void)part, 1), QChar(part),
                                                     part.toLatin1());
template <>
struct QConcatenable<char16_t> OM_QT_CONCATENABLE(char16_t, QString, ((void)part, 1), QChar(part),
                                                  QChar(part).toLatin1());
template <>
struct QConcatenable<QString> OM_QT_CONCATENABLE(QString, QString, part.size(), part, part.toUtf8());
template <>
struct QConcatenable<QLatin1String> OM_QT_CONCATENABLE(QLatin1String, QString, part.size(), part,
                                                       QByteArray(part.data(), part.size()));
template <>
struct QConcatenable<QStringView> OM_QT_CONCATENABLE(QStringView, QString, part.size(), part, part.toUtf8());
#if !OM_QT6
template <>
struct QConcatenable<QCharRef> OM_QT_CONCATENABLE(QCharRef, QString, ((void)part, 1), QChar(part),
                                                  QChar(part).toLatin1());
template <>
struct QConcatenable<QStringRef> OM_QT_CONCATENABLE(QStringRef, QString, part.size(), part, part.toUtf8());
#endif
template <>
struct QConcatenable<char> OM_QT_CONCATENABLE(char, QByteArray, ((void)part, 1), QChar::fromLatin1(part), part);
template <>
struct QConcatenable<QByteArray> OM_QT_CONCATENABLE(QByteArray, QByteArray, part.size(), QString::fromUtf8(part), part);
template <>
struct QConcatenable<const char *> OM_QT_CONCATENABLE(const char *, QByteArray, __builtin_strlen(part),
                                                      QString::fromUtf8(part), part);
template <>
struct QConcatenable<char *> OM_QT_CONCATENABLE(char *, QByteArray, __builtin_strlen(part), QString::fromUtf8(part),
                                                static_cast<const char *>(part));
template <>
struct QConcatenable<const char16_t *> OM_QT_CONCATENABLE(const char16_t *, QString, QStringView(part).size(),
                                                          QStringView(part), QStringView(part).toUtf8());
#undef OM_QT_CONCATENABLE
template <std::size_t N>
struct QConcatenable<char[N]> {
    typedef QByteArray ConvertTo;
    static __omqt::size_type size(const char (&)[N]) { return N - 1; }
    static void add(const char (&part)[N], QString &to) { to.append(QString::fromUtf8(part, N - 1)); }
    static void add(const char (&part)[N], QByteArray &to) { to.append(part, N - 1); }
};
template <std::size_t N>
struct QConcatenable<const char[N]> : QConcatenable<char[N]> {};
template <std::size_t N>
struct QConcatenable<char16_t[N]> {
    typedef QString ConvertTo;
    static __omqt::size_type size(const char16_t (&)[N]) { return N - 1; }
    static void add(const char16_t (&part)[N], QString &to) { to.append(QStringView(part, qsizetype(N - 1))); }
    static void add(const char16_t (&part)[N], QByteArray &to) {
        to.append(QStringView(part, qsizetype(N - 1)).toUtf8());
    }
};
template <std::size_t N>
struct QConcatenable<const char16_t[N]> : QConcatenable<char16_t[N]> {};

namespace __omqt {

template <class X, class Y>
struct sum_type {
    typedef QString type;
};
template <>
struct sum_type<QByteArray, QByteArray> {
    typedef QByteArray type;
};

} // namespace __omqt

template <typename A, typename B>
class QStringBuilder {
public:
    typedef typename __omqt::sum_type<typename QConcatenable<A>::ConvertTo, typename QConcatenable<B>::ConvertTo>::type
        ConvertTo;

    const A &a;
    const B &b;

    QStringBuilder(const A &first, const B &second) : a(first), b(second) {}
    QStringBuilder(const QStringBuilder &other) : a(other.a), b(other.b) {}
    QStringBuilder &operator=(const QStringBuilder &) = delete;

    template <typename T>
    T convertTo() const {
        T sum;
        QConcatenable<A>::add(a, sum);
        QConcatenable<B>::add(b, sum);
        // Not null, whatever the parts are.
        if (sum.isNull() && !(is_null(a) && is_null(b)))
            sum = T("");
        return sum;
    }
    operator ConvertTo() const { return convertTo<ConvertTo>(); }
    // A sum of bytes is a string, too, where one is wanted.
    template <typename T,
              typename std::enable_if<std::is_same<T, QString>::value && !std::is_same<ConvertTo, QString>::value,
                                      bool>::type = true>
    operator T() const {
        return convertTo<QString>();
    }
    QByteArray toLatin1() const { return convertTo<QString>().toLatin1(); }
    QByteArray toUtf8() const { return convertTo<QString>().toUtf8(); }
    QByteArray toLocal8Bit() const { return convertTo<QString>().toLocal8Bit(); }
    QString toLower() const { return convertTo<QString>().toLower(); }
    QString toUpper() const { return convertTo<QString>().toUpper(); }

private:
    template <class T>
    static bool is_null(const T &) {
        return false;
    }
    static bool is_null(const QString &part) { return part.isNull(); }
    static bool is_null(const QByteArray &part) { return part.isNull(); }
};
template <typename A, typename B>
struct QConcatenable<QStringBuilder<A, B> > {
    typedef QStringBuilder<A, B> type;
    typedef typename type::ConvertTo ConvertTo;
    static __omqt::size_type size(const type &part) {
        return QConcatenable<A>::size(part.a) + QConcatenable<B>::size(part.b);
    }
    template <class T>
    static void add(const type &part, T &to) {
        QConcatenable<A>::add(part.a, to);
        QConcatenable<B>::add(part.b, to);
    }
};

#define OM_QT_BUILDER_OPERATOR(symbol)                                                                                 \
    template <typename A, typename B, typename = typename QConcatenable<A>::ConvertTo,                                 \
              typename = typename QConcatenable<B>::ConvertTo>                                                         \
    inline QStringBuilder<A, B> operator symbol(const A & a, const B & b) {                                            \
        return QStringBuilder<A, B>(a, b);                                                                             \
    }
OM_QT_BUILDER_OPERATOR(%)
#if defined(QT_USE_FAST_OPERATOR_PLUS) || defined(QT_USE_QSTRINGBUILDER)
OM_QT_BUILDER_OPERATOR(+)
#endif
#undef OM_QT_BUILDER_OPERATOR

template <typename A, typename B>
inline QString &operator+=(QString &to, const QStringBuilder<A, B> &sum) {
    return to.append(sum.template convertTo<QString>());
}
template <typename A, typename B>
inline QByteArray &operator+=(QByteArray &to, const QStringBuilder<A, B> &sum) {
    return to.append(sum.template convertTo<QByteArray>());
}

OM_END_MODEL

#endif
