// QRegularExpression's members, errors, partial matches, iterators; and what QString and QStringList do with it.
#include "../show.h"
#include <QDebug>
#include <QRegularExpression>
#include <QStringList>

typedef QRegularExpression Re;

static QString whole(const QRegularExpressionMatch &match) {
    QString text;
    QDebug(&text).nospace() << match;
    return text;
}

static void errors() {
    for (const char *pattern : {"(",        ")",       "a)",     "(a",      "[",        "[a",
                                "[]",       "[z-a]",   "*",      "+a",      "a**",      "(?<n>a)(?<n>b)",
                                "\\",       "\\1",     "(a)\\2", "a{2,1}",  "a{99999}", "\\j",
                                "(?<1a>b)", "(?<a",    "(?y)",   "\\k<x>",  "\\u0041",  "[[:foo:]]",
                                "(?<=a*)b", "[a-\\d]", "(?#",    "\\x{zz}", "{2}",      "a{2}{3}",
                                "x{2,3}+",  "(?:",     "\\p{",   "\\c"}) {
        const Re re(QString::fromLatin1(pattern));
        AT("%s", pattern);
        SHOW(re.isValid());
        SHOW(re.errorString());
        SHOW(re.captureCount());
        SHOW(re.namedCaptureGroups());
        if (re.isValid()) {
            SHOW(int(re.patternErrorOffset()));
        } else {
            CHECK(re.patternErrorOffset() >= 0);
            SHOW(re.match("abc").isValid());
            SHOW(re.match("abc").hasMatch());
            SHOW(re.globalMatch("abc").isValid());
            SHOW(re.globalMatch("abc").hasNext());
        }
    }
}

static void members() {
    Re re("(?<first>\\w)(\\d)?");
    SHOW(re.pattern());
    SHOW(int(re.patternOptions()));
    const QRegularExpressionMatch match = re.match("..a1b");
    SHOW(match.hasMatch());
    SHOW(match.isValid());
    SHOW(match.hasPartialMatch());
    SHOW(match.lastCapturedIndex());
    SHOW(match.captured());
    SHOW(match.captured(1));
    SHOW(match.captured(2));
    SHOW(match.captured(3));
    SHOW(match.captured(-1));
    SHOW(match.captured("first"));
    SHOW(match.captured("none"));
    SHOW(match.capturedView(1));
    SHOW(match.capturedTexts());
    for (int i = -1; i < 4; ++i) {
        AT("%d", i);
        SHOW(int(match.capturedStart(i)));
        SHOW(int(match.capturedEnd(i)));
        SHOW(int(match.capturedLength(i)));
    }
    SHOW(int(match.capturedStart("first")));
    SHOW(int(match.capturedEnd(QStringView(QString("first")))));
    CHECK(match.regularExpression() == re);
    SHOW(int(match.matchType()));
    SHOW(int(match.matchOptions()));
    SHOW(re.match("..").capturedTexts());
    SHOW(re.match("..").capturedTexts().size());
    SHOW(QRegularExpressionMatch().isValid());
    SHOW(QRegularExpressionMatch().hasMatch());
    SHOW(int(QRegularExpressionMatch().matchType()));
    for (int offset : {-10, -4, -1, 0, 1, 4, 5, 6, 7}) {
        AT("%d", offset);
        SHOW(whole(re.match("a1b2c3", offset)));
        SHOW(whole(re.match("a1b2c3", offset, Re::NormalMatch, Re::AnchoredMatchOption)));
    }
    SHOW(whole(re.match("a1", 0, Re::NoMatch)));
    Re copy(re);
    CHECK(copy == re);
    copy.setPattern("x");
    CHECK(copy != re);
    SHOW(re.pattern());
    copy = re;
    copy.setPatternOptions(Re::CaseInsensitiveOption | Re::MultilineOption);
    CHECK(copy != re);
    copy.swap(re);
    SHOW(int(re.patternOptions()));
    QString text;
    QDebug(&text) << re << Re() << re.patternOptions() << copy.patternOptions();
    SHOW(text);
    SHOW(int(sizeof(Re) + sizeof(QRegularExpressionMatch) + sizeof(QRegularExpressionMatchIterator)));
}

static void partial() {
    for (const char *pattern : {"abc", "^\\d\\d/\\d\\d$", "abc\\w+X|def", "a*", "a+b", "(a)(b)c"})
        for (const char *subject :
             {"", "a", "ab", "abc", "xab", "12/", "12/12", "12/a", "abcdef", "abcd", "aaa", "fo", "foo"})
            for (const auto type : {Re::PartialPreferCompleteMatch, Re::PartialPreferFirstMatch}) {
                AT("%s %s %d", pattern, subject, int(type));
                SHOW(whole(Re(pattern).match(subject, 0, type)));
            }
}

static void iterators() {
    Re re("(\\w)(\\w)?");
    QRegularExpressionMatchIterator i = re.globalMatch("abc de f");
    CHECK(i.isValid() && i.hasNext());
    SHOW(whole(i.peekNext()));
    QRegularExpressionMatchIterator copy = i;
    SHOW(whole(i.next()));
    SHOW(whole(i.next()));
    SHOW(whole(copy.next()));
    CHECK(i.regularExpression() == re);
    SHOW(int(i.matchType()));
    int n = 0;
    while (i.hasNext()) {
        i.next();
        ++n;
    }
    SHOW(n);
    SHOW(QRegularExpressionMatchIterator().isValid());
    SHOW(QRegularExpressionMatchIterator().hasNext());
}

static void texts() {
    for (const char *text : {"", "abc", "a.b*c", "[x]", "a b_1", "\xc3\xa4\xf0\x9f\x98\x80", "-/\\"})
        SHOW(Re::escape(QString::fromUtf8(text)));
    SHOW(Re::escape(QString(QChar(0))));
    SHOW(Re::anchoredPattern(QString("a|b")));
    for (const char *text :
         {"*.cpp", "a?c", "[ab]c", "[!ab]c", "a**b", "(a+b)^${}|", "[]a]", "[a/b]", "a\\b", "[a\\b]", "x[", "[^a]"})
        SHOW(Re::wildcardToRegularExpression(QString(text)));
}

static void strings() {
    const QString text = "one two, three;four";
    const QStringList list{"alpha", "beta", "gamma", "", "beta2"};
    for (const char *pattern : {"\\w+", "[ ,;]+", "o", "e", "t(\\w)", "", "x", "(\\w)(\\w)", "$", "^", "a$", "^b"}) {
        const Re re(pattern);
        AT("%s", pattern);
        SHOW(int(text.indexOf(re)));
        SHOW(int(text.indexOf(re, 5)));
        SHOW(int(text.indexOf(re, -3)));
        SHOW(int(text.lastIndexOf(re)));
        SHOW(int(text.lastIndexOf(re, 6)));
        SHOW(int(text.lastIndexOf(re, -6)));
        SHOW(text.contains(re));
        SHOW(int(text.count(re)));
        SHOW(text.split(re));
        SHOW(text.split(re, Qt::SkipEmptyParts));
        for (const char *after : {"", "X", "<\\1>", "<\\0\\2\\9>", "\\\\", "\\12"}) {
            AT("%s %s", pattern, after);
            SHOW(QString(text).replace(re, after));
        }
        SHOW(QString(text).remove(re));
        for (int start : {-3, -1, 0, 1, 3})
            for (int end : {-2, -1, 1, 4}) {
                AT("%s %d %d", pattern, start, end);
                SHOW(text.section(re, start, end));
                SHOW(text.section(re, start, end, QString::SectionSkipEmpty));
                SHOW(text.section(re, start, end,
                                  QString::SectionIncludeLeadingSep | QString::SectionIncludeTrailingSep));
                SHOW(QString("ONEoneOne").section(re, start, end, QString::SectionCaseInsensitiveSeps));
            }
        SHOW(list.filter(re));
        SHOW(int(list.indexOf(re)));
        SHOW(int(list.indexOf(re, 2)));
        SHOW(int(list.lastIndexOf(re)));
        SHOW(int(list.lastIndexOf(re, 2)));
        SHOW(QStringList(list).replaceInStrings(re, "<\\1>"));
    }
    QRegularExpressionMatch match;
    SHOW(text.contains(Re("(t)(w)"), &match));
    SHOW(match.captured(2));
    SHOW(int(text.indexOf(Re("t(h)"), 0, &match)));
    SHOW(match.captured(1));
    SHOW(int(text.lastIndexOf(Re("o(.)"), -1, &match)));
    SHOW(match.captured(1));
}

int main() {
    errors();
    members();
    partial();
    iterators();
    texts();
    strings();
    return check::done();
}
