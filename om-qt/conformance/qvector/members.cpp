// Every member of QVector, on numbers.
#include "check.h"
#include <QList>
#include <QVector>
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

typedef QVector<int> Vector;
#define IS(vector, ...) CHECK((vector) == (Vector{__VA_ARGS__}))

static void made() {
    check::section("constructors");
    CHECK(Vector().isEmpty());
    CHECK(Vector().size() == 0);
    CHECK(Vector(0).isEmpty());
    Vector z(3);
    IS(z, 0, 0, 0);
    Vector f(2, 7);
    IS(f, 7, 7);
    Vector l{1, 2, 3};
    CHECK(l.size() == 3);
    CHECK(l.count() == 3);
    CHECK(l.length() == 3);
    CHECK(!l.isEmpty());
    CHECK(!l.empty());
    int array[] = {4, 5, 6};
    Vector a(array, array + 3);
    IS(a, 4, 5, 6);
    std::vector<int> from{7, 8};
    Vector b(from.begin(), from.end());
    IS(b, 7, 8);
    Vector c(b);
    CHECK(c.isSharedWith(b));
    CHECK(c == b);
    Vector d(std::move(c));
    CHECK(c.isEmpty());
    CHECK(d == b);
    c = a;
    IS(c, 4, 5, 6);
    c = Vector{9};
    IS(c, 9);
    c = {1, 2};
    IS(c, 1, 2);
    c.swap(a);
    IS(c, 4, 5, 6);
    IS(a, 1, 2);
    using std::swap;
    swap(a, c);
    IS(a, 4, 5, 6);
    const QList<int> list = a.toList();
    CHECK(list.size() == 3);
    CHECK(list.at(0) == 4);
    CHECK(Vector::fromList(list) == a);
}

static void access() {
    check::section("access");
    Vector v{10, 20, 30};
    const Vector &c = v;
    CHECK(v.at(0) == 10);
    CHECK(v[1] == 20);
    CHECK(c[2] == 30);
    CHECK(v.value(1) == 20);
    CHECK(v.value(3) == 0);
    CHECK(v.value(-1, 5) == 5);
    v[1] = 21;
    CHECK(v.at(1) == 21);
    CHECK(v.first() == 10);
    CHECK(c.first() == 10);
    CHECK(v.constFirst() == 10);
    CHECK(v.front() == 10);
    CHECK(c.front() == 10);
    CHECK(v.last() == 30);
    CHECK(c.last() == 30);
    CHECK(v.constLast() == 30);
    CHECK(v.back() == 30);
    CHECK(c.back() == 30);
    v.first() = 11;
    v.back() = 31;
    IS(v, 11, 21, 31);
    CHECK(v.startsWith(11));
    CHECK(!v.startsWith(31));
    CHECK(v.endsWith(31));
    CHECK(!Vector().startsWith(0));
    CHECK(!Vector().endsWith(0));
    CHECK(v.data()[1] == 21);
    CHECK(c.data()[2] == 31);
    CHECK(v.constData()[0] == 11);
    v.data()[0] = 5;
    CHECK(v.at(0) == 5);
    CHECK(c.data() == v.constData());
    CHECK(&v[0] == v.data());
    CHECK(&v[2] == v.data() + 2);
}

static void room() {
    check::section("room");
    Vector v{1, 2};
    CHECK(v.capacity() >= 2);
    v.reserve(50);
    CHECK(v.capacity() >= 50);
    CHECK(v.size() == 2);
    const int *const data = v.constData();
    for (int i = 0; i != 40; ++i)
        v.append(i);
    CHECK(v.constData() == data);
    CHECK(v.size() == 42);
    v.squeeze();
    CHECK(v.size() == 42);
    CHECK(v.capacity() >= 42);
    CHECK(v.capacity() < 50);
    v.clear();
    CHECK(v.isEmpty());
    v.resize(3);
    IS(v, 0, 0, 0);
    v[2] = 4;
    v.resize(5);
    IS(v, 0, 0, 4, 0, 0);
    v.resize(1);
    IS(v, 0);
    v.resize(1);
    v.resize(0);
    CHECK(v.isEmpty());
    CHECK(v == Vector());
    v.fill(3);
    CHECK(v.isEmpty());
    v.fill(3, 4);
    IS(v, 3, 3, 3, 3);
    v.fill(5);
    IS(v, 5, 5, 5, 5);
    CHECK(&v.fill(6, 1) == &v);
    IS(v, 6);
    v.fill(v.at(0), 3);
    IS(v, 6, 6, 6);
    v.fill(1, 0);
    CHECK(v.isEmpty());
    v.shrink_to_fit();
    CHECK(v.capacity() == 0);
    v.squeeze();
    v.reserve(0);
    v.append(1);
    IS(v, 1);
}

static void grown() {
    check::section("growth");
    Vector v;
    v.append(1);
    v.append(Vector{2, 3});
    v.prepend(0);
    v.push_back(4);
    v.push_front(-1);
    v << 5 << Vector{6, 7};
    v += 8;
    v += Vector{9};
    IS(v, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    CHECK((Vector{1} + Vector{2}) == (Vector{1, 2}));
    CHECK((Vector() + Vector()) == Vector());
    v = {1, 2};
    v.append(v);
    IS(v, 1, 2, 1, 2);
    v += v;
    CHECK(v.size() == 8);
    CHECK(v.at(7) == 2);
    v.append(v.at(0));
    v.prepend(v.at(1));
    v.insert(5, v.at(0));
    CHECK(v.first() == 2);
    CHECK(v.last() == 1);
    CHECK(v.at(5) == 2);
    CHECK(v.size() == 11);
    v = {1, 2};
    v.insert(0, 0);
    v.insert(3, 3);
    v.insert(1, 2, 9);
    IS(v, 0, 9, 9, 1, 2, 3);
    v.insert(2, 0, 5);
    CHECK(v.size() == 6);
    v.insert(6, 2, v.at(0));
    IS(v, 0, 9, 9, 1, 2, 3, 0, 0);
    Vector::iterator i = v.insert(v.begin() + 1, 7);
    CHECK(*i == 7);
    CHECK(i - v.begin() == 1);
    i = v.insert(v.end(), 8);
    CHECK(*i == 8);
    CHECK(v.end() - i == 1);
    i = v.insert(v.begin(), 2, 6);
    CHECK(i == v.begin());
    CHECK(v.at(0) == 6);
    CHECK(v.at(1) == 6);
    CHECK(v.size() == 12);
    i = v.insert(v.begin() + 3, 0, 6);
    CHECK(i - v.begin() == 3);
    CHECK(v.size() == 12);
}

static void changed() {
    check::section("change");
    Vector v{1, 2, 3, 4, 5, 6};
    v.replace(1, 20);
    v.move(0, 2);
    IS(v, 20, 3, 1, 4, 5, 6);
    v.move(5, 0);
    IS(v, 6, 20, 3, 1, 4, 5);
    v.swapItemsAt(0, 5);
    IS(v, 5, 20, 3, 1, 4, 6);
    v.remove(1);
    IS(v, 5, 3, 1, 4, 6);
    v.remove(1, 2);
    IS(v, 5, 4, 6);
    v.remove(3, 0);
    v.remove(0, 0);
    v.remove(0, 3);
    CHECK(v.isEmpty());
    v = {1, 2, 1, 3};
    v.removeAt(3);
    CHECK(v.removeAll(1) == 2);
    CHECK(v.removeAll(1) == 0);
    CHECK(v == Vector{2});
    v = {1, 2, 1};
    CHECK(v.removeOne(1));
    CHECK(v == (Vector{2, 1}));
    CHECK(!v.removeOne(5));
    CHECK(v.takeAt(0) == 2);
    CHECK(v == Vector{1});
    v = {1, 2, 3, 4, 5};
    v.removeFirst();
    v.removeLast();
    v.pop_front();
    v.pop_back();
    IS(v, 3);
    v = {1, 2, 3};
    CHECK(v.takeFirst() == 1);
    CHECK(v.takeLast() == 3);
    CHECK(v == Vector{2});
}

static void search() {
    check::section("search");
    const Vector v{1, 2, 3, 2, 1};
    for (int from = -7; from != 8; ++from) {
        printf("%d: %d %d %d", from, int(v.indexOf(1, from)), int(v.indexOf(2, from)), int(v.indexOf(9, from)));
        printf(" %d %d %d\n", int(v.lastIndexOf(1, from)), int(v.lastIndexOf(2, from)), int(v.lastIndexOf(9, from)));
    }
    CHECK(v.indexOf(3) == 2);
    CHECK(v.lastIndexOf(2) == 3);
    CHECK(v.contains(3));
    CHECK(!v.contains(4));
    CHECK(v.count(1) == 2);
    CHECK(v.count(5) == 0);
    for (int pos = -6; pos != 8; ++pos)
        for (int length = -2; length != 8; ++length) {
            printf("mid(%d, %d):", pos, length);
            const Vector m = v.mid(pos, length);
            for (int i = 0; i < m.size(); ++i)
                printf(" %d", m.at(i));
            printf("\n");
        }
}

static void iterated() {
    check::section("iterators");
    Vector v{3, 1, 2};
    const Vector &c = v;
    std::sort(v.begin(), v.end());
    IS(v, 1, 2, 3);
    std::reverse(v.begin(), v.end());
    IS(v, 3, 2, 1);
    CHECK(std::accumulate(c.begin(), c.end(), 0) == 6);
    CHECK(*std::max_element(c.cbegin(), c.cend()) == 3);
    CHECK(std::find(v.begin(), v.end(), 2) - v.begin() == 1);
    CHECK(std::find(v.begin(), v.end(), 9) == v.end());
    CHECK(std::binary_search(v.rbegin(), v.rend(), 2));
    CHECK(std::count(v.constBegin(), v.constEnd(), 3) == 1);
    Vector w(3);
    std::copy(v.begin(), v.end(), w.begin());
    CHECK(w == v);
    CHECK(std::equal(v.begin(), v.end(), w.begin()));
    std::copy(v.begin(), v.end(), std::back_inserter(w));
    CHECK(w.size() == 6);
    w.erase(std::remove(w.begin(), w.end(), 3), w.end());
    IS(w, 2, 1, 2, 1);
    w.erase(std::unique(w.begin(), w.end()), w.end());
    CHECK(w.size() == 4);
    std::rotate(w.begin(), w.begin() + 1, w.end());
    IS(w, 1, 2, 1, 2);
    std::iota(w.begin(), w.end(), 5);
    IS(w, 5, 6, 7, 8);
    std::transform(w.cbegin(), w.cend(), w.begin(), [](int x) { return 2 * x; });
    IS(w, 10, 12, 14, 16);
    CHECK(std::lower_bound(w.begin(), w.end(), 13) - w.begin() == 2);
    CHECK(std::distance(w.cbegin(), w.cend()) == 4);
    Vector::iterator i = w.begin();
    CHECK(i[2] == 14);
    CHECK(*(i + 1) == 12);
    CHECK(*(1 + i) == 12);
    CHECK(*++i == 12);
    CHECK(*i++ == 12);
    CHECK(*i-- == 14);
    CHECK(*--i == 10);
    i += 3;
    i -= 1;
    CHECK(*i == 14);
    CHECK(i > w.begin());
    CHECK(i >= w.begin());
    CHECK(w.begin() < i);
    CHECK(w.begin() <= i);
    CHECK(i != w.end());
    Vector::const_iterator k = i;
    CHECK(k == i);
    CHECK(*k == 14);
    int *pointer = w.begin();
    CHECK(*pointer == 10);
    CHECK(pointer + 4 == w.end());
    CHECK(pointer == w.begin());
    const int *read = w.constBegin();
    CHECK(*read == 10);
    i = w.erase(w.begin() + 1, w.begin() + 3);
    CHECK(*i == 16);
    CHECK(w == (Vector{10, 16}));
    i = w.erase(w.begin());
    CHECK(*i == 16);
    CHECK(w.size() == 1);
    i = w.erase(w.begin());
    CHECK(i == w.end());
    CHECK(*v.rbegin() == 1);
    CHECK(*(v.rend() - 1) == 3);
    CHECK(*v.crbegin() == 1);
    CHECK(*c.rbegin() == 1);
    CHECK(v.crend() - v.crbegin() == 3);
    int sum = 0;
    for (int x : v)
        sum = 10 * sum + x;
    for (int &x : v)
        x += 1;
    CHECK(sum == 321);
    CHECK(v == (Vector{4, 3, 2}));
}

static void compared_and_shared() {
    check::section("comparison");
    CHECK((Vector{1, 2} == Vector{1, 2}));
    CHECK((Vector{1} != Vector{2}));
    CHECK(!(Vector{1} == Vector{1, 2}));
    CHECK((Vector{1, 2} < Vector{1, 3}));
    CHECK((Vector{1} < Vector{1, 0}));
    CHECK((Vector{2} > Vector{1, 5}));
    CHECK((Vector{1} <= Vector{1}));
    CHECK((Vector{1} >= Vector{1}));
    CHECK(!(Vector{1} < Vector{1}));
    CHECK(!(Vector{1} > Vector{1}));
    CHECK(qHash(Vector{1, 2}) == qHash(Vector{1, 2}));
    check::section("sharing");
    Vector a{1, 2, 3};
    Vector b = a;
    CHECK(a.isSharedWith(b));
    CHECK(!a.isDetached());
    CHECK(b.constData() == a.constData());
    CHECK(b.data() != a.constData());
    CHECK(a.isDetached());
    CHECK(!b.isSharedWith(a));
    b = a;
    b[1] = 9;
    CHECK(a.at(1) == 2);
    CHECK(b.at(1) == 9);
    b = a;
    b.resize(1);
    CHECK(a.size() == 3);
    CHECK(b.size() == 1);
    b = a;
    b.fill(0);
    CHECK(a == (Vector{1, 2, 3}));
    CHECK(b == (Vector{0, 0, 0}));
    b = a;
    std::sort(b.begin(), b.end(), [](int x, int y) { return y < x; });
    CHECK(a == (Vector{1, 2, 3}));
    CHECK(b == (Vector{3, 2, 1}));
    b = a;
    const Vector::const_iterator old = b.constBegin();
    b.append(4);
    CHECK(*old == 1);
    CHECK(b.size() == 4);
    CHECK(a.size() == 3);
    b = a;
    b.remove(0);
    b.insert(0, 8);
    CHECK(a.at(0) == 1);
    CHECK(b.at(0) == 8);
    b = a;
    b.clear();
    CHECK(a.size() == 3);
    CHECK(b.isEmpty());
    b = a;
    CHECK(b.takeLast() == 3);
    CHECK(b.takeFirst() == 1);
    CHECK(a.size() == 3);
    b = a;
    b.detach();
    CHECK(b == a);
    CHECK(!b.isSharedWith(a));
    CHECK(sizeof(Vector) == sizeof(QList<int>));
}

int main() {
    made();
    access();
    room();
    grown();
    changed();
    search();
    iterated();
    compared_and_shared();
    return check::done();
}
