// QRegularExpression: many expressions on many texts, with what each group matched.
#include "../show.h"
#include <QDebug>
#include <QRegularExpression>
#include <QStringList>

static const char *const patterns[] = {"abc",
                                       "a.c",
                                       "a*",
                                       "a+",
                                       "a?",
                                       "a*?",
                                       "a+?",
                                       "a??",
                                       "a++b",
                                       "a*+a",
                                       "(a)(b)?",
                                       "(a|b)+",
                                       "(a|ab)(c|bcd)(d*)",
                                       "^a",
                                       "a$",
                                       "^$",
                                       "^",
                                       "$",
                                       "\\Aa",
                                       "a\\z",
                                       "a\\Z",
                                       "\\bfoo\\b",
                                       "\\Boo\\B",
                                       "[abc]",
                                       "[^abc]",
                                       "[a-c]+",
                                       "[]a]+",
                                       "[^]a]+",
                                       "[a-]+",
                                       "[\\d-z]+",
                                       "[\\w.]+",
                                       "[[:alpha:]]+",
                                       "[[:^digit:]]+",
                                       "[[:upper:][:digit:]]+",
                                       "\\d+",
                                       "\\D+",
                                       "\\s+",
                                       "\\S+",
                                       "\\w+",
                                       "\\W+",
                                       "\\h+",
                                       "\\v+",
                                       "\\R",
                                       "\\N+",
                                       "a{2}",
                                       "a{2,}",
                                       "a{1,2}",
                                       "a{,2}",
                                       "a{x}",
                                       "(ab){2}",
                                       "(ab){1,3}?",
                                       "(a(b)?)+",
                                       "(a*)*",
                                       "(a*)+",
                                       "(a|b)*?c",
                                       "(?:a|b)c",
                                       "(?<x>a)(?<y>b)?",
                                       "(?P<x>a)(?P=x)",
                                       "(a)\\1",
                                       "(a)(b)\\2\\1",
                                       "(?i)ABC",
                                       "a(?i)B",
                                       "(?i:A)b",
                                       "(?s).",
                                       "(?m)^a",
                                       "(?m)a$",
                                       "(?x) a b # c",
                                       "(?-i)a",
                                       "(?U)a+",
                                       "(?=a)",
                                       "a(?=b)",
                                       "a(?!b)",
                                       "(?<=a)b",
                                       "(?<!a)b",
                                       "(?<=ab|c)d",
                                       "(?>a+)b",
                                       "(?>a|ab)c",
                                       "\\x61",
                                       "\\x{62}",
                                       "\\Qa.c\\E",
                                       "\\Qa.\\E+",
                                       "a|b|",
                                       "|a",
                                       "()",
                                       "(|a)+",
                                       "(a?)*b",
                                       "(?:a?)*?b",
                                       "(?:)",
                                       "\\.",
                                       "\\\\",
                                       "\\t",
                                       "\\n",
                                       "\\/",
                                       "a\\Kb",
                                       "x*",
                                       "(foo|foobar)(bar)?",
                                       "([a-z]+)@([a-z]+)\\.com",
                                       "(\\d{4})-(\\d{2})-(\\d{2})",
                                       "\\G\\w",
                                       "(?<n>\\d)\\k<n>",
                                       "(?<n>\\d)\\g{n}",
                                       "(a)\\g1",
                                       "(a)\\g{-1}",
                                       "\\141",
                                       "[\\x41-\\x43]",
                                       "[\\b]",
                                       "\\p{Lu}",
                                       "\\P{L}+",
                                       "\\pN",
                                       "(?<=^|,)\\w*",
                                       "^(?:(a)|b)*$",
                                       "((a)|(b))+",
                                       "(?:(a)|(b)|(c))*",
                                       "(?=(a+))a*b\\1",
                                       "(?#comment)a",
                                       "a#b",
                                       ".*foo",
                                       ".*?foo",
                                       "^.*$",
                                       "\\s*,\\s*",
                                       "(\"[^\"]*\")",
                                       "[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?",
                                       "\\e",
                                       "\\a|\\f",
                                       "\\ca",
                                       "[^\\W\\d_]+",
                                       "(a{0})b",
                                       "(?:a{0,0})b",
                                       "(a|b){2,3}",
                                       "\\w+?\\b",
                                       "b|(?<!x)a"};
static const char *const subjects[] = {"",
                                       "a",
                                       "b",
                                       "ab",
                                       "abc",
                                       "aab",
                                       "aaab",
                                       "abab",
                                       "ababc",
                                       "abcd",
                                       "xfoo foobar foo",
                                       "A1 B2-c3",
                                       "a.c",
                                       "a\nb\na",
                                       "a\r\nb",
                                       "foo@bar.com",
                                       "on 2024-02-29, or 2024-13-99",
                                       "11 22",
                                       "\xc3\xa4\xce\xb1 \xf0\x9f\x98\x80",
                                       "-1.5e10,+2 , 3",
                                       "\"q\" 'r'",
                                       "a\\b/]^-",
                                       " \t\v x",
                                       "aa\n",
                                       "ABC abc"};

static QString whole(const QRegularExpressionMatch &match) {
    QString text;
    QDebug(&text).nospace() << match;
    return text;
}

int main() {
    for (const char *pattern : patterns) {
        const QRegularExpression re(QString::fromUtf8(pattern));
        printf("%s: valid %d groups %d names [%s] error %s\n", pattern, re.isValid(), re.captureCount(),
               qPrintable(re.namedCaptureGroups().join(",")), qPrintable(re.errorString()));
        for (const char *subject : subjects) {
            const QString text = QString::fromUtf8(subject);
            ++check::total();
            printf("  ");
            check::put(text);
            printf(": %s\n", whole(re.match(text)).toUtf8().constData());
            int n = 0;
            for (QRegularExpressionMatchIterator i = re.globalMatch(text); i.hasNext() && n < 40; ++n) {
                const QRegularExpressionMatch match = i.next();
                printf("    %d..%d %d", int(match.capturedStart()), int(match.capturedEnd()),
                       match.lastCapturedIndex());
            }
            printf("\n");
        }
    }
    static const QRegularExpression::PatternOptions options[] = {QRegularExpression::CaseInsensitiveOption,
                                                                 QRegularExpression::DotMatchesEverythingOption,
                                                                 QRegularExpression::MultilineOption,
                                                                 QRegularExpression::ExtendedPatternSyntaxOption,
                                                                 QRegularExpression::InvertedGreedinessOption,
                                                                 QRegularExpression::DontCaptureOption,
                                                                 QRegularExpression::UseUnicodePropertiesOption,
                                                                 QRegularExpression::CaseInsensitiveOption |
                                                                     QRegularExpression::MultilineOption};
    for (const auto option : options) {
        for (const char *pattern :
             {"^a.*B$", "(a) (?<n>b)", "a+?", "\\w+", "[a-b\xc3\xa4]+", "\\bA", "\\d+\\s", "[[:alpha:]]+"}) {
            const QRegularExpression re(QString::fromUtf8(pattern), option);
            SHOW(re.captureCount());
            for (const char *subject :
                 {"a\nb", "AB", "a b", "ab", "aab", "\xc3\x84\xce\xb1", "x A\nB", "\xd9\xa1\xd9\xa2 "}) {
                AT("%d %s %s", int(option), pattern, subject);
                SHOW(whole(re.match(QString::fromUtf8(subject))));
            }
        }
    }
    return check::done();
}
