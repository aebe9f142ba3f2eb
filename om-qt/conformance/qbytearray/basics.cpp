// QByteArray: sizes, construction, null and empty, sharing, access, raw data.
#include "check.h"
#include <QByteArray>
#include <QtCore/QByteArray>
#include <qbytearray.h>
#include <string.h>
#include <utility>

static void show(const char *what, const QByteArray &a) {
    printf("%s: %s%s size %d [", what, a.isNull() ? "null " : "", a.isEmpty() ? "empty" : "full", int(a.size()));
    for (int i = 0; i < a.size(); ++i)
        printf("%02x ", static_cast<unsigned char>(a.at(i)));
    printf("] %d\n", a.isNull() ? 0 : int(a.constData()[a.size()]));
}
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)

int main() {
    check::section("size and traits");
    CHECK(sizeof(QByteArray) == (QT_VERSION_MAJOR >= 6 ? 24 : 8));
    CHECK(alignof(QByteArray) == 8);
    CHECK(std::is_nothrow_default_constructible<QByteArray>::value);
    CHECK(std::is_nothrow_copy_constructible<QByteArray>::value);
    CHECK(std::is_nothrow_move_constructible<QByteArray>::value);
    CHECK(std::is_nothrow_move_assignable<QByteArray>::value);
    CHECK(std::is_same<QByteArray::iterator, char *>::value);
    CHECK(std::is_same<QByteArray::const_iterator, const char *>::value);
    CHECK(std::is_same<QByteArray::value_type, char>::value);
    CHECK(QTypeInfo<QByteArray>::isRelocatable);
    CHECK(sizeof(QByteArray::size_type) == (QT_VERSION_MAJOR >= 6 ? 8 : 4));

    check::section("construction");
    SHOW(QByteArray());
    SHOW(QByteArray(""));
    SHOW(QByteArray("abc"));
    SHOW(QByteArray(static_cast<const char *>(nullptr)));
    SHOW(QByteArray(static_cast<const char *>(nullptr), 5));
    SHOW(QByteArray("abc", 2));
    SHOW(QByteArray("abc", 0));
    SHOW(QByteArray("abc", -1));
    SHOW(QByteArray("a\0c", 3));
    SHOW(QByteArray(3, 'x'));
    SHOW(QByteArray(0, 'x'));
    SHOW(QByteArray(-1, 'x'));
    CHECK(QByteArray(4, Qt::Uninitialized).size() == 4);
    CHECK(QByteArray(0, Qt::Uninitialized).isEmpty());
    SHOW(QByteArrayLiteral("lit\0eral"));
    SHOW(QByteArray::fromStdString("std"));
    SHOW(QByteArray::fromStdString(""));
    CHECK(QByteArray("a\0b", 3).toStdString() == std::string("a\0b", 3));
    CHECK(QByteArray().toStdString().empty());
    const QByteArray null;
    CHECK(null.isNull() && null.isEmpty() && null.size() == 0 && null.constData() != nullptr && *null.constData() == 0);
    CHECK(null == "" && null == QByteArray("") && !QByteArray("").isNull());

    check::section("assignment");
    QByteArray a("hello"), b;
    b = a;
    CHECK(b == a && b.isSharedWith(a) && !a.isDetached() && !b.isDetached());
    b = "other";
    SHOW(b);
    b = "";
    SHOW(b);
    b = static_cast<const char *>(nullptr);
    SHOW(b);
    b = std::move(a);
    SHOW(b);
    QByteArray c(std::move(b));
    SHOW(c);
    CHECK(b.isNull());
    a = c;
    QByteArray &self = a;
    a = self;
    SHOW(a);
    b = QByteArray("two");
    a.swap(b);
    SHOW(a);
    SHOW(b);
    swap(a, b);
    SHOW(a);
    qSwap(a, b);
    SHOW(a);
    a.clear();
    SHOW(a);

    check::section("sharing");
    QByteArray x("shared");
    CHECK(x.isDetached());
    QByteArray y(x);
    CHECK(!x.isDetached() && x.constData() == y.constData());
    char *written = y.data();
    CHECK(x.isDetached() && y.isDetached() && x.constData() != y.constData());
    written[0] = 'S';
    CHECK(x == "shared" && y == "Shared");
    y = x;
    y.detach();
    CHECK(!y.isSharedWith(x));
    y = x;
    y[0] = 'Z';
    CHECK(x == "shared" && y == "Zhared");
    y = x;
    CHECK(*y.begin() == 's' && !y.isSharedWith(x));
    y = x;
    CHECK(*y.cbegin() == 's' && y.isSharedWith(x));
    y = x;
    y.append("!");
    CHECK(x == "shared" && y == "shared!");
    CHECK(!QByteArray().isDetached());

    check::section("data() of null and empty");
    QByteArray n;
    CHECK(n.data() != nullptr && *n.data() == '\0');
    SHOW(n);
    n = QByteArray();
    n.detach();
    SHOW(n);
    n = QByteArray();
    CHECK(n.begin() == n.end());
    SHOW(n);
    n = QByteArray();
    CHECK(n.cbegin() == n.cend() && n.constBegin() == n.constEnd());
    SHOW(n);

    check::section("access");
    const QByteArray d("abcd");
    CHECK(d.at(0) == 'a' && d[1] == 'b' && d.front() == 'a' && d.back() == 'd');
    QByteArray e(d);
    e[1] = 'B';
    e.front() = 'A';
    e.back() = 'D';
    CHECK(e == "ABcD" && d == "abcd");
    CHECK(e[0] == 'A' && e[1] != 'b' && e[1] < 'b' && e[1] <= 'B' && e[2] > 'C' && e[2] >= 'c');
    e[0] = e[3];
    CHECK(e == "DBcD");
    const char *p = d;
    CHECK(strcmp(p, "abcd") == 0);
    const void *v = d;
    CHECK(v == d.constData());
    CHECK(strlen(d) == 4u);

    check::section("iterators");
    QByteArray it("iter");
    for (QByteArray::iterator i = it.begin(); i != it.end(); ++i)
        *i = char(*i + 1);
    SHOW(it);
    QByteArray back;
    for (QByteArray::const_reverse_iterator i = it.crbegin(); i != it.crend(); ++i)
        back.append(*i);
    SHOW(back);
    *it.rbegin() = '!';
    CHECK(it.rend() - it.rbegin() == 4);
    SHOW(it);
    int sum = 0;
    for (char ch : qAsConst(it))
        sum += ch;
    CHECK(sum == 'j' + 'u' + 'f' + '!');

    check::section("capacity");
    QByteArray r;
    r.reserve(100);
    CHECK(r.capacity() >= 100 && r.isEmpty());
    const char *before = r.constData();
    for (int i = 0; i < 100; ++i)
        r.append('x');
    CHECK(r.constData() == before && r.size() == 100);
    r.squeeze();
    CHECK(r.size() == 100 && r.capacity() >= 100);
    r.resize(3);
    SHOW(r);
    r.resize(0);
    SHOW(r);
    r.resize(-5);
    SHOW(r);
    r.fill('y', 4);
    SHOW(r);
    r.fill('z');
    SHOW(r);
    r.fill('q', 0);
    SHOW(r);
    n = QByteArray();
    n.fill('q');
    SHOW(n);
    n = QByteArray();
    n.resize(0);
    SHOW(n);
    n = QByteArray();
    n.reserve(0);
    CHECK(n.isEmpty());
    r = "shrink";
    r.shrink_to_fit();
    SHOW(r);
    CHECK(QByteArray().capacity() == 0);

    check::section("raw data");
    const char raw[] = {'r', 'a', 'w', '!'};
    QByteArray lent = QByteArray::fromRawData(raw, 4);
    CHECK(lent.constData() == raw && lent.size() == 4 && lent.at(3) == '!' && !lent.isNull());
    QByteArray shared(lent);
    CHECK(shared.constData() == raw);
    shared[0] = 'R';
    CHECK(shared.constData() != raw && lent.constData() == raw && raw[0] == 'r' && shared.constData()[4] == '\0');
    lent.append("x");
    SHOW(lent);
    CHECK(lent.constData() != raw);
    lent.setRawData(raw, 2);
    CHECK(lent.constData() == raw && lent.size() == 2);
    lent.chop(1);
    CHECK(lent == "r" && (lent.constData() == raw) == (QT_VERSION_MAJOR < 6));
    CHECK(QByteArray::fromRawData(raw, 4).left(2) == "ra");
    CHECK(QByteArray::fromRawData(raw, 4) == QByteArray("raw!"));
    CHECK(QByteArray::fromRawData(nullptr, 0).isEmpty());
    CHECK(QByteArray::fromRawData("", 0).isEmpty() && !QByteArray::fromRawData("", 0).isNull());
    return check::done();
}
