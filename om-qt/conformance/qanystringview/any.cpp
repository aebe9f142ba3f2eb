// qt: 6
// QAnyStringView and QUtf8StringView.
#include "../show.h"
#include <QAnyStringView>
#include <QStringBuilder>
#include <QUtf8StringView>
#include <string>

static QString text(QAnyStringView v) { return v.toString(); }

int main() {
    const QString string("string");
    const QByteArray bytes("by\xc3\xa4tes");
    const std::string standard("standard");
    const std::u16string utf16(u"utf16");
    SHOW(text(string));
    SHOW(text("literal"));
    SHOW(text(u"literal"));
    SHOW(text(QLatin1String("latin1\xe4")));
    SHOW(text(bytes));
    SHOW(text(standard));
    SHOW(text(utf16));
    SHOW(text(QChar('c')));
    SHOW(text(QStringView(string).left(3)));
    SHOW(text(QUtf8StringView("utf8")));
    SHOW(text(nullptr));
    SHOW(text(QString()));
    SHOW(text(string % "x"));
    SHOW(QAnyStringView(string).size());
    SHOW(QAnyStringView(string).size_bytes());
    SHOW(QAnyStringView("abc").size_bytes());
    SHOW(QAnyStringView(string).front());
    SHOW(QAnyStringView("abc").back());
    SHOW(QAnyStringView().isNull() | QAnyStringView("").isNull() << 1 | QAnyStringView("").isEmpty() << 2 |
         QAnyStringView("a").empty() << 3);
    SHOW((QAnyStringView("abc") == QAnyStringView(u"abc")) |
         (QAnyStringView("abc") != QAnyStringView(QLatin1String("abd"))) << 1 |
         (QAnyStringView("abc") < QAnyStringView(u"abd")) << 2 | (QAnyStringView("b") >= QAnyStringView(u"abd")) << 3);
    SHOW(check::sign(QAnyStringView::compare("ABC", u"abc")));
    SHOW(check::sign(QAnyStringView::compare("ABC", u"abc", Qt::CaseInsensitive)));
    SHOW(QAnyStringView(u"visited").visit([](auto v) { return v.size(); }));
    SHOW(sizeof(QAnyStringView) + sizeof(QUtf8StringView));
    const QUtf8StringView v("Hello");
    SHOW(v.toString());
    SHOW(v.left(2).toString());
    SHOW(v.right(2).toString());
    SHOW(v.mid(1, 3).toString());
    SHOW(v.sliced(2).toString());
    SHOW(v.first(1).toString() + v.last(1).toString() + v.chopped(3).toString());
    SHOW(v[1]);
    SHOW(v.front() + v.back());
    SHOW((v == QUtf8StringView("Hello")) | (v < QUtf8StringView("I")) << 1 | v.isValidUtf8() << 2 | v.isEmpty() << 3);
    SHOW(v.end() - v.begin());
    return check::done();
}
