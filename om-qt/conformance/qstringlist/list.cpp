// QStringList.
#include "../show.h"

int main() {
    QStringList list;
    list << "banana" << "apple" << "Cherry";
    SHOW(list);
    SHOW(list.join(", "));
    SHOW(list.join(QChar('-')));
    SHOW(list.join(QLatin1String("::")));
    SHOW(list.join(QStringView(u"+")));
    SHOW(list.join(QString()));
    SHOW(QStringList().join(","));
    SHOW(QStringList(QString()).join(","));
    SHOW((QStringList{QString(), QString()}).join(""));
    SHOW((QStringList{"a"}).join(","));
    SHOW(list.filter("an"));
    SHOW(list.filter("c", Qt::CaseInsensitive));
    SHOW(list.filter(QStringView(u"pp")));
    SHOW(list.contains("apple"));
    SHOW(list.contains("cherry"));
    SHOW(list.contains("cherry", Qt::CaseInsensitive));
    SHOW(list.contains(QLatin1String("APPLE"), Qt::CaseInsensitive));
    SHOW(list.contains(QStringView(u"banana")));
    SHOW(list.indexOf("Cherry"));
    SHOW(list.indexOf("Cherry", -1));
    SHOW(list.indexOf("nothing"));
    SHOW(list.indexOf(QLatin1String("apple")));
    SHOW(list.indexOf(QStringView(u"apple")));
    SHOW(list.lastIndexOf("banana"));
    SHOW(list.lastIndexOf(QLatin1String("banana"), 5));
    SHOW(list.lastIndexOf("Cherry", 1));
    list.sort();
    SHOW(list);
    list.sort(Qt::CaseInsensitive);
    SHOW(list);
    list << "apple" << "banana" << "fig" << "apple";
    SHOW(list.removeDuplicates());
    SHOW(list);
    SHOW(list.replaceInStrings("an", "AN"));
    SHOW(list.replaceInStrings("a", "o", Qt::CaseInsensitive));
    SHOW(list.replaceInStrings(QStringView(u"o"), QStringView(u"")));
    SHOW(QStringList("one"));
    SHOW(QStringList({"x", "y"}) + QStringList("z"));
    list = QStringList{"p", "q"};
    list += QString("r");
    list += QStringList("s");
    list << QStringList{"t", "u"};
    SHOW(list);
    QList<QString> plain = list;
    SHOW(plain.size());
    QStringList back = plain;
    SHOW(back == list);
    SHOW(list.first() + list.last() + list.at(1) + list.value(9) + list.value(9, "d"));
    QString all;
    foreach (const QString &s, list)
        all += s;
    SHOW(all);
    for (QString &s : list)
        s = s.toUpper();
    SHOW(list);
    list.removeAll("P");
    list.append("V");
    list.prepend("A");
    list.insert(1, "B");
    SHOW(list);
    QStringListIterator it(list);
    QString iterated;
    while (it.hasNext())
        iterated += it.next();
    SHOW(iterated);
    QMutableStringListIterator mutable_it(list);
    while (mutable_it.hasNext())
        if (mutable_it.next() == "R")
            mutable_it.remove();
    SHOW(list);
    const QStringList copy = list;
    list.clear();
    SHOW(copy);
    SHOW(list.isEmpty());
    SHOW(copy.mid(1, 2));
    const std::initializer_list<QString> strings = {"1", "2"};
    SHOW(QStringList(strings.begin(), strings.end()));
    QString lines("a\nb\n\nc");
    SHOW(lines.split('\n').filter("b").join(""));
    return check::done();
}
