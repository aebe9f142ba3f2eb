// QByteArrayList: a list of byte arrays with join().
#include "check.h"
#include <QByteArrayList>
#include <QList>

int main() {
    QByteArrayList l;
    CHECK(l.isEmpty() && l.join().isEmpty() && l.join('x').isEmpty() && l.join("sep").isEmpty());
    l << "a" << "b" << QByteArray() << "d";
    CHECK(l.size() == 4 && l.join() == "abd" && l.join('-') == "a-b--d" && l.join(", ") == "a, b, , d");
    CHECK(l.join(QByteArray("<>")) == "a<>b<><>d" && l.join(QByteArray()) == "abd");
    CHECK(l.indexOf("b") == 1 && l.indexOf(QByteArray("d")) == 3 && l.indexOf("zz") == -1 && l.indexOf("a", 1) == -1);
    CHECK(l.contains("a") && !l.contains("q") && l.lastIndexOf("d") == 3);
    CHECK(l.first() == "a" && l.last() == "d" && l.at(2).isNull() && l.value(9).isNull());
    CHECK(QByteArray("x y z").split(' ') == (QByteArrayList() << "x" << "y" << "z"));
    CHECK((std::is_same<QByteArrayList, QList<QByteArray>>::value));
    QByteArrayList copy(l);
    copy[0] = "changed";
    CHECK(l[0] == "a" && copy.join('|') == "changed|b||d");
    QByteArrayListIterator it(l);
    QByteArray all;
    while (it.hasNext())
        all += it.next() + ';';
    CHECK(all == "a;b;;d;");
    QMutableByteArrayListIterator change(l);
    while (change.hasNext())
        if (change.next().isEmpty())
            change.remove();
    CHECK(l.join(',') == "a,b,d");
    l.removeAll("b");
    l.prepend("first");
    CHECK(l.join(',') == "first,a,d");
    return check::done();
}
