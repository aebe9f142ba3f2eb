// QRegularExpression, QRegularExpressionMatch and QRegularExpressionMatchIterator (their class pages). What an expression
// means is in __omqt/regex.h; bodies are in runtime/qregularexpression.cpp and qstring_regular.cpp.
#ifndef OM_QT_QREGULAREXPRESSION_H
#define OM_QT_QREGULAREXPRESSION_H

#include <QtCore/qhashfunctions.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>
#include <QtCore/qstringview.h>

OM_BEGIN_MODEL

class QDebug;
class QRegularExpressionMatch;
class QRegularExpressionMatchIterator;

namespace __omqt {

struct regex_program;
struct match_data;
struct iterator_data;

} // namespace __omqt

class QRegularExpression {
    struct data {
        int __owners;
        QString __pattern;
        int __options;
        __omqt::regex_program *__program; // null before it is needed
    };
    data *d;

    void own();
    __omqt::regex_program &program() const;
    friend class QRegularExpressionMatch;
    friend class QRegularExpressionMatchIterator;
    friend struct __omqt::iterator_data;

public:
    enum PatternOption {
        NoPatternOption = 0x0000,
        CaseInsensitiveOption = 0x0001,
        DotMatchesEverythingOption = 0x0002,
        MultilineOption = 0x0004,
        ExtendedPatternSyntaxOption = 0x0008,
        InvertedGreedinessOption = 0x0010,
        DontCaptureOption = 0x0020,
        UseUnicodePropertiesOption = 0x0040,
#if !OM_QT6
        OptimizeOnFirstUsageOption = 0x0080,
        DontAutomaticallyOptimizeOption = 0x0100
#endif
    };
    Q_DECLARE_FLAGS(PatternOptions, PatternOption)
    enum MatchType { NormalMatch = 0, PartialPreferCompleteMatch, PartialPreferFirstMatch, NoMatch };
    enum MatchOption {
        NoMatchOption = 0x0000,
        AnchoredMatchOption = 0x0001,
        AnchorAtOffsetMatchOption = 0x0001,
        DontCheckSubjectStringMatchOption = 0x0002
    };
    Q_DECLARE_FLAGS(MatchOptions, MatchOption)
#if OM_QT6
    enum WildcardConversionOption { DefaultWildcardConversion = 0x0, UnanchoredWildcardConversion = 0x1 };
    Q_DECLARE_FLAGS(WildcardConversionOptions, WildcardConversionOption)
#endif

    QRegularExpression();
    explicit QRegularExpression(const QString &pattern, PatternOptions options = NoPatternOption);
    QRegularExpression(const QRegularExpression &re) noexcept;
    QRegularExpression(QRegularExpression &&re) noexcept
        : QRegularExpression(static_cast<const QRegularExpression &>(re)) {}
    ~QRegularExpression();
    QRegularExpression &operator=(const QRegularExpression &re) noexcept;
    void swap(QRegularExpression &other) noexcept {
        data *const mine = d;
        d = other.d;
        other.d = mine;
    }

    PatternOptions patternOptions() const { return PatternOptions(d->__options); }
    void setPatternOptions(PatternOptions options);
    QString pattern() const { return d->__pattern; }
    void setPattern(const QString &pattern);
    bool isValid() const;
#if OM_QT6
    qsizetype patternErrorOffset() const;
#else
    int patternErrorOffset() const;
#endif
    QString errorString() const;
    int captureCount() const;
    QStringList namedCaptureGroups() const;
    void optimize() const {}

    // From an offset on; a negative one counts from the end.
    QRegularExpressionMatch match(const QString &subject, __omqt::size_type offset = 0,
                                  MatchType matchType = NormalMatch, MatchOptions matchOptions = NoMatchOption) const;
    QRegularExpressionMatchIterator globalMatch(const QString &subject, __omqt::size_type offset = 0,
                                                MatchType matchType = NormalMatch,
                                                MatchOptions matchOptions = NoMatchOption) const;
#if OM_QT6
    QRegularExpressionMatch match(QStringView subjectView, qsizetype offset = 0, MatchType matchType = NormalMatch,
                                  MatchOptions matchOptions = NoMatchOption) const;
    QRegularExpressionMatchIterator globalMatch(QStringView subjectView, qsizetype offset = 0,
                                                MatchType matchType = NormalMatch,
                                                MatchOptions matchOptions = NoMatchOption) const;
    static QString escape(const QString &str) { return escape(QStringView(str)); }
    static QString wildcardToRegularExpression(const QString &str,
                                               WildcardConversionOptions options = DefaultWildcardConversion) {
        return wildcardToRegularExpression(QStringView(str), options);
    }
    static QString anchoredPattern(const QString &expression) { return anchoredPattern(QStringView(expression)); }
    static QString wildcardToRegularExpression(QStringView str,
                                               WildcardConversionOptions options = DefaultWildcardConversion);
    static QRegularExpression fromWildcard(QStringView pattern, Qt::CaseSensitivity cs = Qt::CaseInsensitive,
                                           WildcardConversionOptions options = DefaultWildcardConversion);
#else
    QRegularExpressionMatch match(const QStringRef &subjectRef, int offset = 0, MatchType matchType = NormalMatch,
                                  MatchOptions matchOptions = NoMatchOption) const;
    QRegularExpressionMatchIterator globalMatch(const QStringRef &subjectRef, int offset = 0,
                                                MatchType matchType = NormalMatch,
                                                MatchOptions matchOptions = NoMatchOption) const;
    static QString escape(const QString &str) { return escape(QStringView(str)); }
    static QString wildcardToRegularExpression(const QString &str) {
        return wildcardToRegularExpression(QStringView(str));
    }
    static QString anchoredPattern(const QString &expression) { return anchoredPattern(QStringView(expression)); }
    static QString wildcardToRegularExpression(QStringView str);
#endif
    static QString escape(QStringView str);
    static QString anchoredPattern(QStringView expression);

    bool operator==(const QRegularExpression &re) const {
        return d == re.d || (d->__pattern == re.d->__pattern && d->__options == re.d->__options);
    }
    bool operator!=(const QRegularExpression &re) const { return !(*this == re); }
};
Q_DECLARE_SHARED(QRegularExpression)
Q_DECLARE_OPERATORS_FOR_FLAGS(QRegularExpression::PatternOptions)
Q_DECLARE_OPERATORS_FOR_FLAGS(QRegularExpression::MatchOptions)

__omqt::hash_type qHash(const QRegularExpression &key, __omqt::hash_type seed = 0) noexcept;

class QRegularExpressionMatch {
    typedef __omqt::size_type S;
    __omqt::match_data *d;
    explicit QRegularExpressionMatch(__omqt::match_data *data) : d(data) {}
    friend class QRegularExpression;
    friend class QRegularExpressionMatchIterator;
    friend struct __omqt::iterator_data;
    int group_named(QStringView name) const;

public:
    QRegularExpressionMatch();
    ~QRegularExpressionMatch();
    QRegularExpressionMatch(const QRegularExpressionMatch &match);
    QRegularExpressionMatch &operator=(const QRegularExpressionMatch &match);
    void swap(QRegularExpressionMatch &other) noexcept {
        __omqt::match_data *const mine = d;
        d = other.d;
        other.d = mine;
    }

    QRegularExpression regularExpression() const;
    QRegularExpression::MatchType matchType() const;
    QRegularExpression::MatchOptions matchOptions() const;
    bool hasMatch() const;
    bool hasPartialMatch() const;
    bool isValid() const;
    int lastCapturedIndex() const;

    // Null for a group that took no part, and where there is none.
    QString captured(int nth = 0) const;
    QStringView capturedView(int nth = 0) const;
    QString captured(const QString &name) const { return captured(QStringView(name)); }
    QString captured(QStringView name) const;
    QStringView capturedView(QStringView name) const;
#if !OM_QT6
    QStringRef capturedRef(int nth = 0) const;
    QStringRef capturedRef(const QString &name) const { return capturedRef(QStringView(name)); }
    QStringRef capturedRef(QStringView name) const;
    QStringView capturedView(const QString &name) const { return capturedView(QStringView(name)); }
#endif
    QStringList capturedTexts() const;
    // -1 for such a group.
    S capturedStart(int nth = 0) const;
    S capturedLength(int nth = 0) const;
    S capturedEnd(int nth = 0) const;
    S capturedStart(const QString &name) const { return capturedStart(QStringView(name)); }
    S capturedLength(const QString &name) const { return capturedLength(QStringView(name)); }
    S capturedEnd(const QString &name) const { return capturedEnd(QStringView(name)); }
    S capturedStart(QStringView name) const;
    S capturedLength(QStringView name) const;
    S capturedEnd(QStringView name) const;
};
Q_DECLARE_SHARED(QRegularExpressionMatch)

class QRegularExpressionMatchIterator {
    __omqt::iterator_data *d;
    explicit QRegularExpressionMatchIterator(__omqt::iterator_data *data) : d(data) {}
    friend class QRegularExpression;
    void own();

public:
    QRegularExpressionMatchIterator();
    ~QRegularExpressionMatchIterator();
    QRegularExpressionMatchIterator(const QRegularExpressionMatchIterator &iterator);
    QRegularExpressionMatchIterator &operator=(const QRegularExpressionMatchIterator &iterator);
    void swap(QRegularExpressionMatchIterator &other) noexcept {
        __omqt::iterator_data *const mine = d;
        d = other.d;
        other.d = mine;
    }

    bool isValid() const;
    bool hasNext() const;
    // "Calling this function when the iterator is at the end of the result set leads to undefined results."
    QRegularExpressionMatch next();
    QRegularExpressionMatch peekNext() const;
    QRegularExpression regularExpression() const;
    QRegularExpression::MatchType matchType() const;
    QRegularExpression::MatchOptions matchOptions() const;
};
Q_DECLARE_SHARED(QRegularExpressionMatchIterator)

#if OM_QT6
namespace __omqt {

struct match_range_end {};
// For range-based for.
class match_range {
    QRegularExpressionMatchIterator __rest;
    QRegularExpressionMatch __now;
    bool __at_end;

public:
    explicit match_range(const QRegularExpressionMatchIterator &all) : __rest(all), __at_end(false) { ++*this; }
    const QRegularExpressionMatch &operator*() const { return __now; }
    const QRegularExpressionMatch *operator->() const { return &__now; }
    match_range &operator++() {
        __at_end = !__rest.hasNext();
        if (!__at_end)
            __now = __rest.next();
        return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const match_range &i, match_range_end) { return i.__at_end; }
    friend bool operator!=(const match_range &i, match_range_end) { return !i.__at_end; }
};

} // namespace __omqt
inline __omqt::match_range begin(const QRegularExpressionMatchIterator &iterator) {
    return __omqt::match_range(iterator);
}
inline __omqt::match_range_end end(const QRegularExpressionMatchIterator &) { return {}; }
#endif

QDebug operator<<(QDebug debug, const QRegularExpression &re);
QDebug operator<<(QDebug debug, QRegularExpression::PatternOptions patternOptions);
QDebug operator<<(QDebug debug, const QRegularExpressionMatch &match);

OM_END_MODEL

#endif
