// QStringView: construction, parts, searching, comparing, numbers, splitting.
#include "../show.h"
#include <string>

int main() {
    const QString text("Hello, World");
    const QStringView v(text), null, empty(u"");
    SHOW(v);
    SHOW(null);
    SHOW(empty);
    SHOW(QStringView(nullptr));
    SHOW(QStringView(QString()));
    SHOW(QStringView(QString("")));
    SHOW(QStringView(u"literal"));
    SHOW(QStringView(u"literal", 3));
    const char16_t *pointer = u"pointer";
    SHOW(QStringView(pointer));
    SHOW(QStringView(pointer, pointer + 2));
    SHOW(QStringView(static_cast<const char16_t *>(nullptr)));
    const std::u16string standard(u"standard");
    SHOW(QStringView(standard));
    const QChar chars[] = {QChar('a'), QChar('b'), QChar()};
    SHOW(QStringView(chars, 2));
    SHOW(v.toString());
    SHOW(null.toString());
    SHOW(empty.toString());
    SHOW(v.size());
    SHOW(v.length());
    SHOW(v.isEmpty() | v.isNull() << 1 | null.isEmpty() << 2 | null.isNull() << 3 | empty.isNull() << 4 |
         empty.empty() << 5);
    SHOW(v.data() == text.constData());
    SHOW(v.at(1));
    SHOW(v[2]);
    SHOW(v.front());
    SHOW(v.back());
    SHOW(v.first());
    SHOW(v.last());
    SHOW(sizeof(QStringView));
    for (int i = -2; i <= 14; ++i) {
        AT("%d", i);
        SHOW(v.left(i));
        SHOW(v.right(i));
        SHOW(v.mid(i));
        if (i >= 0) {
            SHOW(v.mid(i < 12 ? i : 12, 3));
            SHOW(v.mid(i < 12 ? i : 12, 0));
        }
        if (i >= 0 && i <= 12) {
            SHOW(v.chopped(i));
            QStringView t = v;
            t.truncate(i);
            SHOW(t);
            t = v;
            t.chop(i);
            SHOW(t);
        }
    }
    SHOW(QStringView(u"  x y ").trimmed());
    SHOW(QStringView(u"   ").trimmed());
    SHOW(null.trimmed());
    for (const char *n : {"", "o", "l", "World", "world", "Hello", "xyz"}) {
        const QString needle(n);
        const QStringView needleView(needle);
        const QLatin1String latin1(n);
        for (int cs = 0; cs < 2; ++cs) {
            const Qt::CaseSensitivity c = Qt::CaseSensitivity(cs);
            AT("%s %d", n, cs);
            SHOW(v.startsWith(needleView, c) | v.startsWith(latin1, c) << 1 | v.endsWith(needleView, c) << 2 |
                 v.endsWith(latin1, c) << 3 | v.contains(needleView, c) << 4 | v.contains(latin1, c) << 5);
            SHOW(check::sign(v.compare(needleView, c)));
            SHOW(check::sign(v.compare(latin1, c)));
            SHOW(v.count(needleView, c));
            for (int from = -13; from <= 13; ++from) {
                AT("%d", from);
                if (from >= -12)
                    SHOW(v.indexOf(needleView, from, c));
                if (from >= -12)
                    SHOW(v.indexOf(latin1, from, c));
                SHOW(v.lastIndexOf(needleView, from, c));
                SHOW(v.lastIndexOf(latin1, from, c));
            }
        }
    }
    SHOW(v.indexOf(QChar('o')));
    SHOW(v.indexOf(QChar('O'), 5, Qt::CaseInsensitive));
    SHOW(v.lastIndexOf(QChar('o')));
    SHOW(v.lastIndexOf(QChar('o'), 7));
    SHOW(v.contains(QChar('W')));
    SHOW(v.count(QChar('l')));
    SHOW(v.startsWith(QChar('H')) | v.startsWith(QChar('h'), Qt::CaseInsensitive) << 1 | v.endsWith(QChar('d')) << 2 |
         v.endsWith(QChar('D')) << 3);
    SHOW(check::sign(v.compare(QChar('H'))));
    SHOW(check::sign(v.compare(QChar('h'), Qt::CaseInsensitive)));
    SHOW((v == text) | (text == v) << 1 | (v == QLatin1String("Hello, World")) << 2 | (v != null) << 3 |
         (v < QStringView(u"I")) << 4 | (null == empty) << 5 | (v > QChar('G')) << 6 | (QChar('H') < v) << 7);
    SHOW(v.split(QChar('o')));
    SHOW(v.split(QStringView(u", ")));
    SHOW(v.split(QChar('l'), Qt::SkipEmptyParts));
    SHOW(null.split(QChar(',')));
    bool ok = false;
    SHOW(QStringView(u" 42 ").toInt(&ok));
    SHOW(ok);
    SHOW(QStringView(u"ff").toUInt(&ok, 16));
    SHOW(QStringView(u"-7").toShort(&ok));
    SHOW(QStringView(u"70000").toUShort(&ok));
    SHOW(ok);
    SHOW(QStringView(u"1.25").toDouble(&ok));
    SHOW(QStringView(u"1.25").toFloat(&ok));
    SHOW(QStringView(u"123").toLongLong() + QStringView(u"123").toLong() +
         qlonglong(QStringView(u"1").toULong() + QStringView(u"1").toULongLong()));
    SHOW(v.toUtf8());
    SHOW(v.toLatin1());
    SHOW(null.toUtf8());
    SHOW(v.isRightToLeft());
    SHOW(v.isValidUtf16());
    QString copy;
    for (QChar c : v)
        copy += c;
    SHOW(copy);
    SHOW(v.end() - v.begin());
    SHOW(QString(*v.rbegin()));
    SHOW(qHash(v) == qHash(text));
    SHOW(qHash(QStringView(u"ab")) == qHash(QString("ab")));
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    SHOW(v.first(3));
    SHOW(v.last(3));
    SHOW(v.sliced(3));
    SHOW(v.sliced(3, 2));
    SHOW(v.mid(-1, 3));
    SHOW(v.mid(20));
    SHOW(v.count(QLatin1String("l")));
    SHOW(v.lastIndexOf(QStringView(u"o")));
    SHOW(QStringView::fromArray(u"ab"));
    SHOW(QStringView(QChar::fromUcs4(0x1f600)));
    SHOW(QStringView(QChar::fromUcs4('x')));
    constexpr QStringView constant = u"constant";
    static_assert(constant.size() == 8 && constant[0] == u'c' && constant.left(3).size() == 3, "");
#endif
    return check::done();
}
