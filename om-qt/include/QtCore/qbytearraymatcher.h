// QByteArrayMatcher and QStaticByteArrayMatcher (their class pages): a pattern that is looked for again and again.
#ifndef OM_QT_QBYTEARRAYMATCHER_H
#define OM_QT_QBYTEARRAYMATCHER_H

#include <QtCore/qbytearray.h>

OM_BEGIN_MODEL

namespace __omqt {

// Where the pattern begins from a position on; -1 where it does not.
qsizetype match_bytes(const char *text, qsizetype size, const char *pattern, qsizetype length, qsizetype from);

} // namespace __omqt

class QByteArrayMatcher {
    typedef __omqt::size_type size_t_;

    QByteArray __pattern;
    // "The pattern must remain valid": bytes that are lent.
    const char *__bytes;
    size_t_ __length;
    char __table[1016]; // sizes are part of what a program sees

    void point(const char *bytes, size_t_ length) {
        __bytes = bytes;
        __length = length;
    }

public:
    QByteArrayMatcher() { point(nullptr, 0); }
    explicit QByteArrayMatcher(const QByteArray &pattern) : __pattern(pattern) {
        point(__pattern.constData(), __pattern.size());
    }
#if OM_QT6
    explicit QByteArrayMatcher(QByteArrayView pattern) { point(pattern.data(), pattern.size()); }
    explicit QByteArrayMatcher(const char *pattern, qsizetype length = -1) {
        point(pattern, length < 0 ? qsizetype(qstrlen(pattern)) : length);
    }
#else
    explicit QByteArrayMatcher(const char *pattern, int length) { point(pattern, length); }
#endif
    QByteArrayMatcher(const QByteArrayMatcher &other) : __pattern(other.__pattern) {
        point(other.__bytes, other.__length);
    }
    ~QByteArrayMatcher() {}
    QByteArrayMatcher &operator=(const QByteArrayMatcher &other) {
        __pattern = other.__pattern;
        point(other.__bytes, other.__length);
        return *this;
    }
    void setPattern(const QByteArray &pattern) {
        __pattern = pattern;
        point(__pattern.constData(), __pattern.size());
    }
    QByteArray pattern() const { return __pattern.isNull() ? QByteArray(__bytes, __length) : __pattern; }

    size_t_ indexIn(const char *str, size_t_ len, size_t_ from = 0) const {
        return size_t_(__omqt::match_bytes(str, len, __bytes, __length, from));
    }
#if OM_QT6
    size_t_ indexIn(QByteArrayView data, qsizetype from = 0) const {
        return __omqt::match_bytes(data.data(), data.size(), __bytes, __length, from);
    }
    // A template, so that what converts to a view is taken for one.
    template <typename = void>
    size_t_ indexIn(const QByteArray &ba, qsizetype from = 0) const {
        return __omqt::match_bytes(ba.constData(), ba.size(), __bytes, __length, from);
    }
#else
    int indexIn(const QByteArray &ba, int from = 0) const {
        return int(__omqt::match_bytes(ba.constData(), ba.size(), __bytes, __length, from));
    }
#endif
};

template <std::size_t N>
class QStaticByteArrayMatcher {
    static_assert(N > 2, "QStaticByteArrayMatcher makes no sense for finding a single-char pattern");
    alignas(16) unsigned char __table[256]; // sizes are part of what a program sees
    char __pattern[N];

public:
    explicit OM_CONSTEXPR14 QStaticByteArrayMatcher(const char (&pattern)[N]) noexcept : __table(), __pattern() {
        for (std::size_t i = 0; i != N; ++i)
            __pattern[i] = pattern[i];
    }
    __omqt::size_type indexIn(const char *haystack, __omqt::size_type length,
                              __omqt::size_type from = 0) const noexcept {
        return __omqt::size_type(__omqt::match_bytes(haystack, length, __pattern, N - 1, from));
    }
    __omqt::size_type indexIn(const QByteArray &haystack, __omqt::size_type from = 0) const noexcept {
        return indexIn(haystack.constData(), haystack.size(), from);
    }
    QByteArray pattern() const { return QByteArray(__pattern, int(N - 1)); }
};
template <std::size_t N>
OM_CONSTEXPR14 QStaticByteArrayMatcher<N> qMakeStaticByteArrayMatcher(const char (&pattern)[N]) noexcept {
    return QStaticByteArrayMatcher<N>(pattern);
}

OM_END_MODEL

#endif
