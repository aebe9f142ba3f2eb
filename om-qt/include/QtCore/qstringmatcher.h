// QStringMatcher (class page QStringMatcher): a pattern, searched for in many strings.
#ifndef OM_QT_QSTRINGMATCHER_H
#define OM_QT_QSTRINGMATCHER_H

#include <QtCore/qstring.h>

OM_BEGIN_MODEL

class QStringMatcher {
    typedef __omqt::size_type S;

    QString q_pattern;
    QStringView q_view; // the pattern, unless it is a string of its own
    Qt::CaseSensitivity q_cs;

    QStringView searched() const { return q_view.isNull() ? QStringView(q_pattern) : q_view; }

public:
    QStringMatcher() : q_cs(Qt::CaseSensitive) {}
    explicit QStringMatcher(const QString &pattern, Qt::CaseSensitivity cs = Qt::CaseSensitive)
        : q_pattern(pattern), q_cs(cs) {}
    QStringMatcher(const QChar *uc, S len, Qt::CaseSensitivity cs = Qt::CaseSensitive)
        : q_view(uc, qsizetype(len)), q_cs(cs) {}
    QStringMatcher(QStringView pattern, Qt::CaseSensitivity cs = Qt::CaseSensitive) : q_view(pattern), q_cs(cs) {}
    QStringMatcher(const QStringMatcher &other) : q_pattern(other.q_pattern), q_view(other.q_view), q_cs(other.q_cs) {}
    ~QStringMatcher() {}
    QStringMatcher &operator=(const QStringMatcher &other) {
        q_pattern = other.q_pattern;
        q_view = other.q_view;
        q_cs = other.q_cs;
        return *this;
    }

    void setPattern(const QString &pattern) {
        q_pattern = pattern;
        q_view = QStringView();
    }
    void setCaseSensitivity(Qt::CaseSensitivity cs) { q_cs = cs; }
    S indexIn(const QString &str, S from = 0) const { return indexIn(str.constData(), str.size(), from); }
    S indexIn(const QChar *str, S length, S from = 0) const {
        return S(indexIn(QStringView(str, qsizetype(length)), from));
    }
    qsizetype indexIn(QStringView str, qsizetype from = 0) const {
        return str.indexOf(searched(), from < 0 ? 0 : from, q_cs);
    }
    QString pattern() const { return q_view.isNull() ? q_pattern : q_view.toString(); }
#if OM_QT6
    QStringView patternView() const noexcept { return searched(); }
#endif
    Qt::CaseSensitivity caseSensitivity() const { return q_cs; }
};

OM_END_MODEL

#endif
