// qt: 6
// QStringTokenizer, qTokenize() and the members tokenize().
#include "../show.h"
#include <QStringTokenizer>

template <class T>
static void parts(const char *name, const T &tokens) {
    ++check::total();
    printf("%s:", name);
    for (auto part : tokens) {
        printf(" ");
        check::put(part);
    }
    printf("\n");
}

int main() {
    const QString text("a,b,,c,");
    parts("string", qTokenize(text, u','));
    parts("skip", qTokenize(text, u',', Qt::SkipEmptyParts));
    parts("latin1", qTokenize(text, QLatin1String(",")));
    parts("literal", qTokenize(text, u",,"));
    parts("view", QStringView(text).tokenize(u','));
    parts("member", text.tokenize(u","));
    parts("case", qTokenize(text, u'B', Qt::CaseInsensitive));
    parts("both", qTokenize(text, u'B', Qt::CaseInsensitive, Qt::SkipEmptyParts));
    parts("empty", qTokenize(QString(""), u','));
    parts("empty skip", qTokenize(QString(""), u',', Qt::SkipEmptyParts));
    parts("kept", qTokenize(QString("x-y"), u'-'));
    parts("kept needle", qTokenize(QStringView(u"x--y"), QString("--")));
    parts("in latin1", QLatin1String("p q").tokenize(QLatin1Char(' ')));
    const auto tokens = qTokenize(text, u',');
    auto i = tokens.begin();
    SHOW(*i);
    ++i;
    SHOW(*i++);
    SHOW(i->size());
    SHOW(i == tokens.end());
    SHOW(qTokenize(text, u',').toContainer());
    return check::done();
}
