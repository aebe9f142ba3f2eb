// Items of a class: how many there are, copied, moved, destroyed; lists of lists; what cannot be compared.
#include "check.h"
#include <QList>
#include <QVector>
#include <QPair>
#include <memory>
#include <string>

using check::Tracked;

struct Plain {
    int x, y;
};
static bool operator==(const Plain &a, const Plain &b) { return a.x == b.x && a.y == b.y; }

// No default, no comparison: only what needs those does not compile.
struct Bare {
    int value;
    explicit Bare(int v) : value(v) {}
};

template <class Container>
static void counted(const char *name) {
    check::section(name);
    {
        Container a;
        for (int i = 0; i != 6; ++i)
            a.append(Tracked(i));
        CHECK(Tracked::alive() == 6);
        Container b = a;
        CHECK(Tracked::alive() == 6);
        b.removeFirst();
        CHECK(Tracked::alive() == 11);
        CHECK(b.size() == 5);
        CHECK(b.first().value == 1);
        b.insert(2, Tracked(70));
        CHECK(Tracked::alive() == 12);
        CHECK(b.at(2).value == 70);
        CHECK(b.at(3).value == 3);
        b.prepend(Tracked(80));
        CHECK(Tracked::alive() == 13);
        CHECK(b.first().value == 80);
        b.move(0, 3);
        CHECK(Tracked::alive() == 13);
        CHECK(b.at(3).value == 80);
        {
            Tracked t = b.takeAt(3);
            CHECK(t.value == 80);
            CHECK(Tracked::alive() == 13);
        }
        CHECK(Tracked::alive() == 12);
        CHECK(b.removeAll(Tracked(70)) == 1);
        CHECK(Tracked::alive() == 11);
        b.erase(b.begin() + 1, b.end() - 1);
        CHECK(b.size() == 2);
        CHECK(Tracked::alive() == 8);
        b += a;
        CHECK(b.size() == 8);
        CHECK(Tracked::alive() == 14);
        b.clear();
        CHECK(Tracked::alive() == 6);
        b = a;
        a.clear();
        CHECK(Tracked::alive() == 6);
        CHECK(b.size() == 6);
        Container c = b.mid(1, 3);
        CHECK(Tracked::alive() == 9);
        CHECK(c.first().value == 1);
        CHECK(c.indexOf(Tracked(3)) == 2);
        b.swap(c);
        b.replace(0, Tracked(90));
        CHECK(b.at(0).value == 90);
        CHECK(Tracked::alive() == 9);
        b.swapItemsAt(0, 2);
        CHECK(b.at(0).value == 3);
        CHECK(b.last().value == 90);
        CHECK(b.value(7).value == 0);
        CHECK(b.value(1).value == 2);
    }
    CHECK(Tracked::alive() == 0);
}

int main() {
    counted<QList<Tracked>>("QList");
    counted<QVector<Tracked>>("QVector");

    check::section("strings");
    QList<std::string> s;
    s << "a" << std::string(100, 'b') << "c";
    QList<std::string> t = s;
    t[1] = "x";
    CHECK(s.at(1).size() == 100);
    CHECK(t.at(1) == "x");
    t.append(t);
    CHECK(t.size() == 6);
    CHECK(t.at(4) == "x");
    CHECK(t.count("a") == 2);
    CHECK(t.contains("c"));
    CHECK(t.indexOf("c", 3) == 5);
    CHECK(s.takeAt(1) == std::string(100, 'b'));
    CHECK(s.size() == 2);
    s.prepend(s.at(1));
    CHECK(s.at(0) == "c");
    CHECK(s.size() == 3);
    CHECK((QList<std::string>{"a", "b"} < QList<std::string>{"a", "c"}));

    check::section("nested");
    QList<QList<int>> n;
    n << QList<int>{1, 2} << QList<int>{3};
    QList<QList<int>> m = n;
    m[0].append(9);
    m[1][0] = 4;
    CHECK(n.at(0).size() == 2);
    CHECK(m.at(0).size() == 3);
    CHECK(n.at(1).at(0) == 3);
    CHECK(m.at(1).at(0) == 4);
    CHECK(n != m);
    CHECK(n == (QList<QList<int>>{{1, 2}, {3}}));
    QVector<QVector<int>> grid(2, QVector<int>(3, 5));
    grid[1][2] = 6;
    CHECK(grid.at(0).at(2) == 5);
    CHECK(grid.at(1).at(2) == 6);
    QList<QPair<int, Plain *>> pairs;
    pairs.append(qMakePair(1, static_cast<Plain *>(nullptr)));
    CHECK(pairs.first().first == 1);
    CHECK(pairs.first().second == nullptr);

    check::section("plain");
    QList<Plain> p;
    p.append(Plain{1, 2});
    p << Plain{3, 4};
    p[0].x = 7;
    p.first().y = 8;
    CHECK(p.at(0) == (Plain{7, 8}));
    CHECK(p.contains(Plain{3, 4}));
    CHECK(p.begin()->x == 7);
    CHECK(p.constBegin()->y == 8);
    CHECK(p.value(5).x == 0);
    CHECK(p.value(5).y == 0);

    check::section("bare");
    QList<Bare> bare;
    bare.append(Bare(1));
    bare << Bare(2);
    bare.insert(1, Bare(3));
    bare.removeAt(0);
    CHECK(bare.size() == 2);
    CHECK(bare.at(0).value == 3);
    CHECK(bare.takeLast().value == 2);
    QVector<std::shared_ptr<int>> owners;
    owners.append(std::make_shared<int>(4));
    QVector<std::shared_ptr<int>> more = owners;
    more.detach();
    CHECK(owners.at(0).use_count() == 2);
    CHECK(*more.at(0) == 4);
    more.clear();
    CHECK(owners.at(0).use_count() == 1);
    QList<int *> pointers;
    int x = 1;
    pointers << &x << nullptr;
    CHECK(pointers.indexOf(nullptr) == 1);
    CHECK(*pointers.first() == 1);
    CHECK(pointers.contains(&x));
    QList<bool> flags;
    flags << true << false;
    CHECK(flags.at(0));
    CHECK(!flags.at(1));
    CHECK(flags.count(true) == 1);
    QList<double> d{1.5, 2.5};
    CHECK(d.at(1) == 2.5);
    CHECK(d.mid(1).first() == 2.5);
    return check::done();
}
