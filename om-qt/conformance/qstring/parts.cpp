// QString: left, right, mid, chopped, section, split, trimmed, simplified, justified, repeated, case, normalization.
#include "../show.h"

int main() {
    for (const char *t : {"", "a", "abcde"}) {
        const QString s(t);
        for (int i = -3; i <= 7; ++i) {
            AT("%s %d", t, i);
            SHOW(s.left(i));
            SHOW(s.right(i));
            SHOW(s.mid(i));
            SHOW(s.leftJustified(i, QChar('.')));
            SHOW(s.rightJustified(i, QChar('.')));
            SHOW(s.leftJustified(i, QChar('.'), true));
            SHOW(s.rightJustified(i, QChar('.'), true));
            SHOW(s.repeated(i));
            if (i >= 0 && i <= int(s.size()))
                SHOW(s.chopped(i));
            for (int n = -2; n <= 7; ++n)
                SHOW(s.mid(i, n));
        }
    }
    SHOW(QString().left(1));
    SHOW(QString().right(1));
    SHOW(QString().mid(0));
    SHOW(QString().mid(0, 0));
    SHOW(QString("abc").left(0));
    SHOW(QString("abc").right(0));
    SHOW(QString("abc").mid(3));
    SHOW(QString("abc").mid(4));
    check::section("white space");
    for (const char *t : {"", " ", "  a  ", "a", "\t a \n b  c \r", "a  b", "   ", "\xc2\xa0x\xe2\x80\x83"}) {
        const QString s = QString::fromUtf8(t);
        SHOW(s.trimmed());
        SHOW(s.simplified());
    }
    SHOW(QString().trimmed());
    SHOW(QString().simplified());
    SHOW(QString("<a href=\"x\">T&C</a>'").toHtmlEscaped());
    SHOW(QString().toHtmlEscaped());
    SHOW(QString("").toHtmlEscaped());
    check::section("section");
    for (const char *t : {"", "a,b,c", ",a,,b,", "abc", ",,", "aXbxc"})
        for (int from = -4; from <= 4; ++from)
            for (int to = -4; to <= 4; ++to) {
                AT("%s %d %d", t, from, to);
                const QString s(t);
                SHOW(s.section(QChar(','), from, to));
                SHOW(s.section(QChar(','), from, to, QString::SectionSkipEmpty));
                SHOW(s.section(QString(","), from, to,
                               QString::SectionIncludeLeadingSep | QString::SectionIncludeTrailingSep));
                SHOW(s.section(QString("x"), from, to, QString::SectionCaseInsensitiveSeps));
            }
    SHOW(QString("/usr/local/bin/app").section('/', -1));
    SHOW(QString("/usr/local/bin/app").section('/', 0, -2));
    SHOW(QString("/usr/local/bin/app").section('/', 3, 4));
    SHOW(QString("a**b**c").section("**", 1, 1));
    SHOW(QString("forename**middle**surname").section("**", -3, -2));
    check::section("split");
    for (const char *t : {"", "a,b,c", ",a,,b,", "abc", ",", ",,", "aXbxc"})
        for (const char *sep : {",", "", ",,", "x"})
            for (int cs = 0; cs < 2; ++cs) {
                AT("%s %s %d", t, sep, cs);
                const QString s(t);
                SHOW(s.split(QString(sep), Qt::KeepEmptyParts, Qt::CaseSensitivity(cs)));
                SHOW(s.split(QString(sep), Qt::SkipEmptyParts, Qt::CaseSensitivity(cs)));
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
                SHOW(s.split(QString(sep), QString::SkipEmptyParts, Qt::CaseSensitivity(cs)));
                SHOW(s.split(QString(sep), QString::KeepEmptyParts));
                SHOW(s.splitRef(QString(sep)));
                SHOW(s.splitRef(QString(sep), QString::SkipEmptyParts));
#endif
            }
    SHOW(QString("a b").split(QChar(' ')));
    SHOW(QString("a b").split(' ', Qt::SkipEmptyParts));
    SHOW(QString().split(QChar(' ')));
    SHOW(QString().split(QChar(' '), Qt::SkipEmptyParts));
    check::section("case");
    for (const char *t : {"", "aBc",
                          "stra\xc3\x9f"
                          "e",
                          "\xc4\xb0I\xc4\xb1", "\xef\xac\x80", "\xce\xa3\xcf\x83\xcf\x82",
                          "\xf0\x90\x90\x80\xf0\x90\x90\xa8", "\xc7\x85"}) {
        const QString s = QString::fromUtf8(t);
        SHOW(s.toUpper());
        SHOW(s.toLower());
        SHOW(s.toCaseFolded());
        SHOW(s.isUpper());
        SHOW(s.isLower());
    }
    SHOW(QString().toUpper());
    SHOW(QString("A1").isUpper());
    SHOW(QString("1").isUpper());
    check::section("normalization");
    for (const char *t :
         {"abc", "\xc3\x84\xe1\xba\x9b\xcc\xa3", "A\xcc\x88o\xcc\x82\xcc\xa3", "\xed\x95\x9c\xea\xb8\x80",
          "\xe1\x84\x92\xe1\x85\xa1\xe1\x86\xab", "\xef\xac\x81\xc2\xb2\xe2\x85\xa3",
          "\xf0\x9d\x84\x9e\xf0\x9d\x85\x9e", "q\xcc\x87\xcc\xa3", "\xe2\x84\xab"}) {
        const QString s = QString::fromUtf8(t);
        SHOW(s.normalized(QString::NormalizationForm_C));
        SHOW(s.normalized(QString::NormalizationForm_D));
        SHOW(s.normalized(QString::NormalizationForm_KC));
        SHOW(s.normalized(QString::NormalizationForm_KD));
        SHOW(s.normalized(QString::NormalizationForm_D, QChar::Unicode_1_1));
    }
    SHOW(QString::fromUtf8("\xd7\xa9\xd7\x9c").isRightToLeft());
    SHOW(QString("abc").isRightToLeft());
    SHOW(QString("12").isRightToLeft());
    SHOW(QString("abc").isSimpleText());
    SHOW(QString::fromUtf8("\xe1\x84\x92").isSimpleText());
    SHOW(QString::fromUtf8("\xd7\xa9").isSimpleText());
    SHOW(QString("abc").isValidUtf16());
    SHOW(QString(QChar(0xd800)).isValidUtf16());
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    const QString six("abcdef");
    SHOW(six.first(2));
    SHOW(six.last(2));
    SHOW(six.sliced(2));
    SHOW(six.sliced(2, 3));
    SHOW(six.first(0));
    SHOW(six.sliced(6));
    QString erased("abcabc");
    SHOW(erased.removeIf([](QChar c) { return c == u'a'; }));
    SHOW(erased.erase(erased.cbegin() + 1, erased.cbegin() + 3) - erased.begin());
    SHOW(erased);
    SHOW(erase(erased, u'b'));
    SHOW(erased);
#endif
    return check::done();
}
