// QRegularExpression and its matches (class pages QRegularExpression, QRegularExpressionMatch and
// QRegularExpressionMatchIterator), on __omqt/regex.h.
#include <QtCore/qdebug.h>
#include <QtCore/qregularexpression.h>
#include <__omqt/regex.h>

OM_BEGIN_MODEL

namespace __omqt {

struct match_data {
    int __owners;
    QRegularExpression __expression;
    QString __subject; // which keeps the text alive
    const char16_t *__text;
    int __size;
    QRegularExpression::MatchType __type;
    int __options;
    bool __is_valid, __matched, __partial;
    std::vector<int> __ends;
    int __captured; // how many groups there are up to the last that took part
};
struct iterator_data {
    int __owners;
    QRegularExpressionMatch __next;
    static bool advance(QRegularExpressionMatch &match);
};

static match_data *new_match(const QRegularExpression &expression, const QString &subject, const char16_t *text,
                             int size, QRegularExpression::MatchType type, int options) {
    return new match_data{1, expression, subject, text, size, type, options, false, false, false, {}, 0};
}
static void drop(match_data *data) {
    if (data && --data->__owners == 0)
        delete data;
}
static void drop(iterator_data *data) {
    if (data && --data->__owners == 0)
        delete data;
}

static void settle(match_data *data, const regex_result &result) {
    data->__matched = result.__matched;
    data->__partial = !result.__matched && result.__partial;
    data->__ends = result.__ends;
    data->__captured = 0;
    if (data->__partial)
        data->__captured = 1;
    for (int i = 0; data->__matched && i < int(result.__ends.size()) / 2; ++i)
        if (result.__ends[std::size_t(i) * 2 + 1] >= 0)
            data->__captured = i + 1;
}
static regex_partial partial_of(QRegularExpression::MatchType type) {
    return type == QRegularExpression::PartialPreferCompleteMatch ? regex_prefer_whole
           : type == QRegularExpression::PartialPreferFirstMatch  ? regex_prefer_first
                                                                  : regex_whole;
}
static match_data *first_match(const QRegularExpression &expression, const regex_program &program,
                               const QString &subject, const char16_t *text, int size, __omqt::size_type offset,
                               QRegularExpression::MatchType type, int options) {
    match_data *const data = new_match(expression, subject, text, size, type, options);
    if (offset < 0)
        offset += size;
    if (offset < 0 || offset > size)
        return data;
    if (program.__error) {
        qWarning("QRegularExpressionPrivate::doMatch(): called on an invalid QRegularExpression object");
        return data;
    }
    data->__is_valid = true;
    if (type != QRegularExpression::NoMatch)
        settle(data, match_regex(program, text, size, int(offset),
                                 (options & QRegularExpression::AnchoredMatchOption) != 0, false, partial_of(type)));
    return data;
}

} // namespace __omqt

QRegularExpression::QRegularExpression() : d(new data{1, QString(), 0, nullptr}) {}
QRegularExpression::QRegularExpression(const QString &pattern, PatternOptions options)
    : d(new data{1, pattern, int(options), nullptr}) {}
QRegularExpression::QRegularExpression(const QRegularExpression &re) noexcept : d(re.d) { ++d->__owners; }
QRegularExpression::~QRegularExpression() {
    if (--d->__owners == 0) {
        __omqt::drop_regex(d->__program);
        delete d;
    }
}
QRegularExpression &QRegularExpression::operator=(const QRegularExpression &re) noexcept {
    QRegularExpression(re).swap(*this);
    return *this;
}
// To be changed: what was compiled is of no use any more.
void QRegularExpression::own() {
    if (d->__owners != 1) {
        data *const mine = new data{1, d->__pattern, d->__options, nullptr};
        --d->__owners;
        d = mine;
    }
    __omqt::drop_regex(d->__program);
    d->__program = nullptr;
}
__omqt::regex_program &QRegularExpression::program() const {
    if (!d->__program)
        d->__program = __omqt::compile_regex(d->__pattern, unsigned(d->__options) & 0x7f);
    return *d->__program;
}
void QRegularExpression::setPatternOptions(PatternOptions options) {
    if (d->__options == int(options))
        return;
    own();
    d->__options = int(options);
}
void QRegularExpression::setPattern(const QString &pattern) {
    own();
    d->__pattern = pattern;
}
bool QRegularExpression::isValid() const { return program().__error == nullptr; }
#if OM_QT6
qsizetype QRegularExpression::patternErrorOffset() const {
#else
int QRegularExpression::patternErrorOffset() const {
#endif
    return isValid() ? -1 : program().__error_at;
}
QString QRegularExpression::errorString() const {
    return QString::fromLatin1(isValid() ? "no error" : program().__error);
}
int QRegularExpression::captureCount() const { return isValid() ? program().__groups : -1; }
QStringList QRegularExpression::namedCaptureGroups() const {
    if (!isValid())
        return QStringList();
    QStringList names;
    for (int i = 0; i <= program().__groups; ++i)
        names.append(program().__names.value(i));
    return names;
}

QRegularExpressionMatch QRegularExpression::match(const QString &subject, __omqt::size_type offset, MatchType matchType,
                                                  MatchOptions matchOptions) const {
    return QRegularExpressionMatch(__omqt::first_match(*this, program(), subject, subject.__text(), int(subject.size()),
                                                       offset, matchType, int(matchOptions)));
}
QRegularExpressionMatchIterator QRegularExpression::globalMatch(const QString &subject, __omqt::size_type offset,
                                                                MatchType matchType, MatchOptions matchOptions) const {
    return QRegularExpressionMatchIterator(
        new __omqt::iterator_data{1, match(subject, offset, matchType, matchOptions)});
}
#if OM_QT6
QRegularExpressionMatch QRegularExpression::match(QStringView subjectView, qsizetype offset, MatchType matchType,
                                                  MatchOptions matchOptions) const {
    return QRegularExpressionMatch(__omqt::first_match(*this, program(), QString(), subjectView.utf16(),
                                                       int(subjectView.size()), offset, matchType, int(matchOptions)));
}
QRegularExpressionMatchIterator QRegularExpression::globalMatch(QStringView subjectView, qsizetype offset,
                                                                MatchType matchType, MatchOptions matchOptions) const {
    return QRegularExpressionMatchIterator(
        new __omqt::iterator_data{1, match(subjectView, offset, matchType, matchOptions)});
}
#else
// Positions are those in the reference.
QRegularExpressionMatch QRegularExpression::match(const QStringRef &subjectRef, int offset, MatchType matchType,
                                                  MatchOptions matchOptions) const {
    return match(subjectRef.toString(), offset, matchType, matchOptions);
}
QRegularExpressionMatchIterator QRegularExpression::globalMatch(const QStringRef &subjectRef, int offset,
                                                                MatchType matchType, MatchOptions matchOptions) const {
    return globalMatch(subjectRef.toString(), offset, matchType, matchOptions);
}
#endif

QString QRegularExpression::escape(QStringView str) {
    QString result = QString::fromLatin1("");
    for (__omqt::size_type i = 0; i < str.size(); ++i) {
        const QChar c = str[i];
        const char16_t u = c.unicode();
        if (u == 0) {
            result.append(QLatin1String("\\0"));
            continue;
        }
        const bool is_plain =
            (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9') || u == u'_';
        if (!is_plain)
            result.append(QLatin1Char('\\'));
        result.append(c);
        if (!is_plain && c.isHighSurrogate() && i + 1 < str.size())
            result.append(str[++i]);
    }
    return result;
}
QString QRegularExpression::anchoredPattern(QStringView expression) {
    return QLatin1String("\\A(?:") + expression.toString() + QLatin1String(")\\z");
}
#if OM_QT6
QString QRegularExpression::wildcardToRegularExpression(QStringView str, WildcardConversionOptions options) {
#else
QString QRegularExpression::wildcardToRegularExpression(QStringView str) {
#endif
    QString rx = QString::fromLatin1("");
    const __omqt::size_type n = str.size();
    for (__omqt::size_type i = 0; i < n;) {
        const QChar c = str[i++];
        switch (c.unicode()) {
        case u'*':
            rx.append(QLatin1String("[^/]*"));
            break;
        case u'?':
            rx.append(QLatin1String("[^/]"));
            break;
        case u'\\':
        case u'$':
        case u'(':
        case u')':
        case u'+':
        case u'.':
        case u'^':
        case u'{':
        case u'|':
        case u'}':
            rx.append(QLatin1Char('\\'));
            rx.append(c);
            break;
        case u'[':
            rx.append(c);
            if (i < n && str[i] == QLatin1Char('!')) {
                rx.append(QLatin1Char('^'));
                ++i;
            }
            if (i < n && str[i] == QLatin1Char(']'))
                rx.append(str[i++]);
            for (; i < n && str[i] != QLatin1Char(']'); ++i) {
                // "The character '/' … in a character class"
                if (str[i] == QLatin1Char('/'))
                    return rx;
                if (str[i] == QLatin1Char('\\'))
                    rx.append(QLatin1Char('\\'));
                rx.append(str[i]);
            }
            break;
        default:
            rx.append(c);
        }
    }
#if OM_QT6
    if (options & UnanchoredWildcardConversion)
        return rx;
#endif
    return anchoredPattern(rx);
}
#if OM_QT6
QRegularExpression QRegularExpression::fromWildcard(QStringView pattern, Qt::CaseSensitivity cs,
                                                    WildcardConversionOptions options) {
    return QRegularExpression(wildcardToRegularExpression(pattern, options),
                              cs == Qt::CaseSensitive ? NoPatternOption : CaseInsensitiveOption);
}
#endif

__omqt::hash_type qHash(const QRegularExpression &key, __omqt::hash_type seed) noexcept {
    return qHash(key.pattern(), seed) ^ __omqt::hash_type(int(key.patternOptions()));
}

QRegularExpressionMatch::QRegularExpressionMatch()
    : d(__omqt::new_match(QRegularExpression(), QString(), nullptr, 0, QRegularExpression::NoMatch, 0)) {
    d->__is_valid = true;
}
QRegularExpressionMatch::~QRegularExpressionMatch() { __omqt::drop(d); }
QRegularExpressionMatch::QRegularExpressionMatch(const QRegularExpressionMatch &match) : d(match.d) { ++d->__owners; }
QRegularExpressionMatch &QRegularExpressionMatch::operator=(const QRegularExpressionMatch &match) {
    QRegularExpressionMatch(match).swap(*this);
    return *this;
}
QRegularExpression QRegularExpressionMatch::regularExpression() const { return d->__expression; }
QRegularExpression::MatchType QRegularExpressionMatch::matchType() const { return d->__type; }
QRegularExpression::MatchOptions QRegularExpressionMatch::matchOptions() const {
    return QRegularExpression::MatchOptions(d->__options);
}
bool QRegularExpressionMatch::hasMatch() const { return d->__matched; }
bool QRegularExpressionMatch::hasPartialMatch() const { return d->__partial; }
bool QRegularExpressionMatch::isValid() const { return d->__is_valid; }
int QRegularExpressionMatch::lastCapturedIndex() const { return d->__captured - 1; }

__omqt::size_type QRegularExpressionMatch::capturedStart(int nth) const {
    return nth < 0 || nth >= d->__captured ? -1 : d->__ends[std::size_t(nth) * 2];
}
__omqt::size_type QRegularExpressionMatch::capturedEnd(int nth) const {
    return nth < 0 || nth >= d->__captured ? -1 : d->__ends[std::size_t(nth) * 2 + 1];
}
__omqt::size_type QRegularExpressionMatch::capturedLength(int nth) const {
    return capturedEnd(nth) - capturedStart(nth);
}
QStringView QRegularExpressionMatch::capturedView(int nth) const {
    const __omqt::size_type start = capturedStart(nth);
    if (start < 0)
        return QStringView();
    const QChar *const text = reinterpret_cast<const QChar *>(d->__text);
    return QStringView(text + start, capturedLength(nth));
}
QString QRegularExpressionMatch::captured(int nth) const {
    return capturedStart(nth) < 0 ? QString() : capturedView(nth).toString();
}
int QRegularExpressionMatch::group_named(QStringView name) const {
    if (name.isEmpty()) {
        qWarning("QRegularExpressionMatch::captured: empty capturing group name passed");
        return -1;
    }
    return d->__expression.isValid() ? int(d->__expression.namedCaptureGroups().indexOf(name.toString())) : -1;
}
QString QRegularExpressionMatch::captured(QStringView name) const { return captured(group_named(name)); }
QStringView QRegularExpressionMatch::capturedView(QStringView name) const { return capturedView(group_named(name)); }
#if !OM_QT6
QStringRef QRegularExpressionMatch::capturedRef(int nth) const {
    const int start = capturedStart(nth);
    return start < 0 ? QStringRef() : d->__subject.midRef(start, capturedLength(nth));
}
QStringRef QRegularExpressionMatch::capturedRef(QStringView name) const { return capturedRef(group_named(name)); }
#endif
__omqt::size_type QRegularExpressionMatch::capturedStart(QStringView name) const {
    return capturedStart(group_named(name));
}
__omqt::size_type QRegularExpressionMatch::capturedLength(QStringView name) const {
    return capturedLength(group_named(name));
}
__omqt::size_type QRegularExpressionMatch::capturedEnd(QStringView name) const {
    return capturedEnd(group_named(name));
}
QStringList QRegularExpressionMatch::capturedTexts() const {
    QStringList texts;
    for (int i = 0; i < d->__captured; ++i)
        texts.append(captured(i));
    return texts;
}

// The match behind this one: behind an empty one there may be another at the same place that is not.
bool __omqt::iterator_data::advance(QRegularExpressionMatch &match) {
    const match_data &before = *match.d;
    match_data *const data =
        new_match(before.__expression, before.__subject, before.__text, before.__size, before.__type, before.__options);
    const regex_program &program = before.__expression.program();
    const regex_partial partial = partial_of(before.__type);
    const bool anchored = (before.__options & QRegularExpression::AnchoredMatchOption) != 0;
    data->__is_valid = before.__is_valid;
    int from = before.__ends[1];
    if (before.__ends[0] == from) {
        settle(data, match_regex(program, data->__text, data->__size, from, true, true, partial));
        if (!data->__matched && !data->__partial) {
            const bool is_pair = from + 1 < data->__size && QChar::isHighSurrogate(data->__text[from]) &&
                                 QChar::isLowSurrogate(data->__text[from + 1]);
            from += is_pair ? 2 : 1;
            if (from <= data->__size)
                settle(data, match_regex(program, data->__text, data->__size, from, anchored, false, partial));
        }
    } else {
        settle(data, match_regex(program, data->__text, data->__size, from, anchored, false, partial));
    }
    match = QRegularExpressionMatch(data);
    return data->__matched;
}

QRegularExpressionMatchIterator::QRegularExpressionMatchIterator()
    : d(new __omqt::iterator_data{1, QRegularExpressionMatch()}) {}
QRegularExpressionMatchIterator::~QRegularExpressionMatchIterator() { __omqt::drop(d); }
QRegularExpressionMatchIterator::QRegularExpressionMatchIterator(const QRegularExpressionMatchIterator &iterator)
    : d(iterator.d) {
    ++d->__owners;
}
QRegularExpressionMatchIterator &
QRegularExpressionMatchIterator::operator=(const QRegularExpressionMatchIterator &iterator) {
    QRegularExpressionMatchIterator(iterator).swap(*this);
    return *this;
}
bool QRegularExpressionMatchIterator::isValid() const { return d->__next.isValid(); }
bool QRegularExpressionMatchIterator::hasNext() const { return d->__next.hasMatch() || d->__next.hasPartialMatch(); }
QRegularExpressionMatch QRegularExpressionMatchIterator::peekNext() const {
    OM_QT_REQUIRES("iterator-range", hasNext(), "QRegularExpressionMatchIterator::peekNext() behind the last match");
    return d->__next;
}
QRegularExpressionMatch QRegularExpressionMatchIterator::next() {
    OM_QT_REQUIRES("iterator-range", hasNext(), "QRegularExpressionMatchIterator::next() behind the last match");
    const QRegularExpressionMatch match = d->__next;
    QRegularExpressionMatch following = match;
    if (match.hasMatch())
        __omqt::iterator_data::advance(following);
    else
        following = QRegularExpressionMatch();
    if (d->__owners != 1) {
        --d->__owners;
        d = new __omqt::iterator_data{1, following};
    } else {
        d->__next = following;
    }
    return match;
}
QRegularExpression QRegularExpressionMatchIterator::regularExpression() const { return d->__next.regularExpression(); }
QRegularExpression::MatchType QRegularExpressionMatchIterator::matchType() const { return d->__next.matchType(); }
QRegularExpression::MatchOptions QRegularExpressionMatchIterator::matchOptions() const {
    return d->__next.matchOptions();
}

QDebug operator<<(QDebug debug, const QRegularExpression &re) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QRegularExpression(" << re.pattern() << ", " << re.patternOptions() << ')';
    return debug;
}
QDebug operator<<(QDebug debug, QRegularExpression::PatternOptions patternOptions) {
    static const char *const names[] = {
        "CaseInsensitiveOption",       "DotMatchesEverythingOption", "MultilineOption",
        "ExtendedPatternSyntaxOption", "InvertedGreedinessOption",   "DontCaptureOption",
        "UseUnicodePropertiesOption",  "OptimizeOnFirstUsageOption", "DontAutomaticallyOptimizeOption"};
    const QDebugStateSaver saver(debug);
    QByteArray text;
    for (int i = 0; i < (OM_QT6 ? 7 : 9); ++i)
        if (int(patternOptions) >> i & 1)
            text.append(text.isEmpty() ? "" : "|").append(names[i]);
    if (text.isEmpty())
        text = "NoPatternOption";
    debug.nospace() << "QRegularExpression::PatternOptions(" << text << ')';
    return debug;
}
QDebug operator<<(QDebug debug, const QRegularExpressionMatch &match) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QRegularExpressionMatch(";
    if (!match.isValid()) {
        debug << "Invalid)";
        return debug;
    }
    debug << "Valid";
    if (match.hasMatch()) {
        debug << ", has match: ";
        for (int i = 0; i <= match.lastCapturedIndex(); ++i)
            debug << i << ":(" << match.capturedStart(i) << ", " << match.capturedEnd(i) << ", " << match.captured(i)
                  << (i < match.lastCapturedIndex() ? "), " : ")");
    } else if (match.hasPartialMatch()) {
        debug << ", has partial match: (" << match.capturedStart(0) << ", " << match.capturedEnd(0) << ", "
              << match.captured(0) << ')';
    } else {
        debug << ", no match";
    }
    debug << ')';
    return debug;
}

OM_END_MODEL
