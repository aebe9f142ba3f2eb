// What QString and QStringList do with a QRegularExpression.
#include <QtCore/qregularexpression.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>
#include <__omqt/sections.h>

OM_BEGIN_MODEL

typedef __omqt::size_type S;

namespace __omqt {

static bool is_usable(const QRegularExpression &re, const char *member) {
    if (!re.isValid())
        qWarning("%s: invalid QRegularExpression object", member);
    return re.isValid();
}

// "\1" to "\99", as far as there are such groups, stand for what they matched.
static QString filled_in(const QString &pattern, const QRegularExpressionMatch &match, int groups) {
    QString result;
    const S n = pattern.size();
    for (S i = 0; i < n; ++i) {
        const QChar c = pattern.at(i);
        const int digit = c == QLatin1Char('\\') && i + 1 < n ? pattern.at(i + 1).digitValue() : -1;
        if (digit <= 0 || digit > groups) {
            result.append(c);
            continue;
        }
        const int second = i + 2 < n ? pattern.at(i + 2).digitValue() : -1;
        const bool is_two = second >= 0 && digit * 10 + second <= groups;
        result.append(match.captured(is_two ? digit * 10 + second : digit));
        i += is_two ? 2 : 1;
    }
    return result;
}

} // namespace __omqt

#if OM_QT6
S QString::indexOf(const QRegularExpression &re, S from, QRegularExpressionMatch *rmatch) const {
#else
int QString::indexOf(const QRegularExpression &re, int from) const { return indexOf(re, from, nullptr); }
int QString::indexOf(const QRegularExpression &re, int from, QRegularExpressionMatch *rmatch) const {
#endif
    if (!__omqt::is_usable(re, "QString(View)::indexOf"))
        return -1;
    const QRegularExpressionMatch match = re.match(*this, from);
    if (!match.hasMatch())
        return -1;
    if (rmatch)
        *rmatch = match;
    return match.capturedStart();
}
#if OM_QT6
S QString::lastIndexOf(const QRegularExpression &re, S from, QRegularExpressionMatch *rmatch) const {
#else
int QString::lastIndexOf(const QRegularExpression &re, int from) const { return lastIndexOf(re, from, nullptr); }
int QString::lastIndexOf(const QRegularExpression &re, int from, QRegularExpressionMatch *rmatch) const {
#endif
    if (!__omqt::is_usable(re, "QString(View)::lastIndexOf"))
        return -1;
    const S behind = from < 0 ? size() + from + 1 : from + 1;
    S last = -1;
    for (QRegularExpressionMatchIterator i = re.globalMatch(*this); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        if (match.capturedStart() >= behind)
            break;
        last = match.capturedStart();
        if (rmatch)
            *rmatch = match;
    }
    return last;
}
#if OM_QT6
bool QString::contains(const QRegularExpression &re, QRegularExpressionMatch *rmatch) const {
#else
bool QString::contains(const QRegularExpression &re) const { return contains(re, nullptr); }
bool QString::contains(const QRegularExpression &re, QRegularExpressionMatch *rmatch) const {
#endif
    if (!__omqt::is_usable(re, "QString(View)::contains"))
        return false;
    const QRegularExpressionMatch match = re.match(*this);
    if (match.hasMatch() && rmatch)
        *rmatch = match;
    return match.hasMatch();
}
// Matches that begin at different places, also where they overlap.
S QString::count(const QRegularExpression &re) const {
    if (!__omqt::is_usable(re, "QString(View)::count"))
        return 0;
    S n = 0;
    for (S at = 0; at <= size();) {
        const QRegularExpressionMatch match = re.match(*this, at);
        if (!match.hasMatch())
            break;
        at = match.capturedStart() + 1;
        ++n;
    }
    return n;
}

QString &QString::replace(const QRegularExpression &re, const QString &after) {
    if (!__omqt::is_usable(re, "QString::replace"))
        return *this;
    const QString before(*this);
    const int groups = re.captureCount();
    QString result;
    S end = 0;
    bool changed = false;
    for (QRegularExpressionMatchIterator i = re.globalMatch(before); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        result.append(before.mid(end, match.capturedStart() - end));
        result.append(__omqt::filled_in(after, match, groups));
        end = match.capturedEnd();
        changed = true;
    }
    if (changed)
        *this = result.append(before.mid(end));
    return *this;
}

QStringList QString::split(const QRegularExpression &sep, Qt::SplitBehavior behavior) const {
    QStringList parts;
    if (!__omqt::is_usable(sep, "QString::split"))
        return parts;
    S start = 0;
    for (QRegularExpressionMatchIterator i = sep.globalMatch(*this); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        const S end = match.capturedStart();
        if (start != end || behavior == Qt::KeepEmptyParts)
            parts.append(mid(start, end - start));
        start = match.capturedEnd();
    }
    if (start != size() || behavior == Qt::KeepEmptyParts)
        parts.append(mid(start));
    return parts;
}
#if !OM_QT6
static Qt::SplitBehavior same_behavior(QString::SplitBehavior behavior) {
    return behavior == QString::SkipEmptyParts ? Qt::SkipEmptyParts : Qt::KeepEmptyParts;
}
QStringList QString::split(const QRegularExpression &sep, SplitBehavior behavior) const {
    return split(sep, same_behavior(behavior));
}
QVector<QStringRef> QString::splitRef(const QRegularExpression &sep, Qt::SplitBehavior behavior) const {
    QVector<QStringRef> parts;
    if (!__omqt::is_usable(sep, "QString::splitRef"))
        return parts;
    int start = 0;
    for (QRegularExpressionMatchIterator i = sep.globalMatch(*this); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        const int end = match.capturedStart();
        if (start != end || behavior == Qt::KeepEmptyParts)
            parts.append(midRef(start, end - start));
        start = match.capturedEnd();
    }
    if (start != size() || behavior == Qt::KeepEmptyParts)
        parts.append(midRef(start));
    return parts;
}
QVector<QStringRef> QString::splitRef(const QRegularExpression &sep, SplitBehavior behavior) const {
    return splitRef(sep, same_behavior(behavior));
}
#endif

QString QString::section(const QRegularExpression &re, S start, S end, SectionFlags flags) const {
    if (!__omqt::is_usable(re, "QString::section"))
        return QString();
    QRegularExpression separator(re);
    if (flags & SectionCaseInsensitiveSeps)
        separator.setPatternOptions(separator.patternOptions() | QRegularExpression::CaseInsensitiveOption);
    std::vector<__omqt::text_section> sections;
    S from = 0, width = 0;
    for (QRegularExpressionMatchIterator i = separator.globalMatch(*this); i.hasNext();) {
        const QRegularExpressionMatch match = i.next();
        sections.push_back({width, mid(from, match.capturedStart() - from)});
        from = match.capturedStart();
        width = match.capturedLength();
    }
    sections.push_back({width, mid(from)});
    return __omqt::sections_between(sections, start, end, flags);
}

QStringList QListSpecialMethods<QString>::filter(const QRegularExpression &re) const {
    const QStringList &self = *static_cast<const QStringList *>(this);
    QStringList found;
    for (S i = 0; i < self.size(); ++i)
        if (self.at(i).contains(re))
            found.append(self.at(i));
    return found;
}
QStringList &QListSpecialMethods<QString>::replaceInStrings(const QRegularExpression &re, const QString &after) {
    QStringList &self = *static_cast<QStringList *>(this);
    for (S i = 0; i < self.size(); ++i)
        self[i].replace(re, after);
    return self;
}
// Of a whole string.
#if OM_QT6
#define OM_QT_LIST QListSpecialMethods<QString>
#else
#define OM_QT_LIST QStringList
#endif
__omqt::size_type OM_QT_LIST::indexOf(const QRegularExpression &re, __omqt::size_type from) const {
    const QStringList &self = *static_cast<const QStringList *>(this);
    const QRegularExpression exact(QRegularExpression::anchoredPattern(re.pattern()), re.patternOptions());
    if (from < 0)
        from = from + self.size() < 0 ? 0 : from + self.size();
    for (__omqt::size_type i = from; i < self.size(); ++i)
        if (self.at(i).contains(exact))
            return i;
    return -1;
}
__omqt::size_type OM_QT_LIST::lastIndexOf(const QRegularExpression &re, __omqt::size_type from) const {
    const QStringList &self = *static_cast<const QStringList *>(this);
    const QRegularExpression exact(QRegularExpression::anchoredPattern(re.pattern()), re.patternOptions());
    if (from < 0)
        from += self.size();
    else if (from >= self.size())
        from = self.size() - 1;
    for (__omqt::size_type i = from; i >= 0; --i)
        if (self.at(i).contains(exact))
            return i;
    return -1;
}

OM_END_MODEL
