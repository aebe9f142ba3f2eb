// QTextBoundaryFinder: graphemes, words and sentences.
#include "../show.h"
#include <QTextBoundaryFinder>

static void walk(const QString &text, QTextBoundaryFinder::BoundaryType type) {
    QTextBoundaryFinder finder(type, text);
    SHOW(text);
    SHOW(finder.isValid());
    for (int i = 0; i <= int(text.size()); ++i) {
        finder.setPosition(i);
        AT("%d", i);
        SHOW(finder.isAtBoundary());
        SHOW(int(finder.boundaryReasons()));
        SHOW(finder.toNextBoundary());
        finder.setPosition(i);
        SHOW(finder.toPreviousBoundary());
    }
    finder.toStart();
    SHOW(finder.position());
    finder.toEnd();
    SHOW(finder.position());
    SHOW(finder.toNextBoundary());
    SHOW(finder.toNextBoundary());
    SHOW(finder.string());
    SHOW(int(finder.type()));
}

int main() {
    const char *const texts[] = {"",
                                 "abc",
                                 "Hello, World! It's 3.14 today.",
                                 "a\xcc\x88o\xcc\x82x",
                                 "\xf0\x9f\x98\x80z",
                                 "a  b\r\nc",
                                 "\xed\x95\x9c\xea\xb8\x80 \xe1\x84\x92\xe1\x85\xa1\xe1\x86\xab",
                                 "One. Two! three? (Four.) 5.6 etc. and",
                                 "foo_bar 12,345 x-y",
                                 "U.S. Army"};
    for (const char *t : texts)
        for (int type = 0; type < 3; ++type)
            walk(QString::fromUtf8(t), QTextBoundaryFinder::BoundaryType(type));
    QTextBoundaryFinder none;
    SHOW(none.isValid());
    SHOW(int(none.type()));
    const QString text("ab cd");
    QTextBoundaryFinder raw(QTextBoundaryFinder::Word, text.constData(), int(text.size()));
    SHOW(raw.toNextBoundary());
    QTextBoundaryFinder copy(raw);
    SHOW(copy.toNextBoundary());
    copy = raw;
    SHOW(copy.position());
    copy.setPosition(-5);
    SHOW(copy.position());
    copy.setPosition(50);
    SHOW(copy.position());
    return check::done();
}
