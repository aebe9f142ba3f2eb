// Every member of QVarLengthArray.
#include "check.h"
#include <QVarLengthArray>
#include <algorithm>
#include <string>

typedef QVarLengthArray<int, 4> Array;
#define IS(array, ...) CHECK((array) == (Array{__VA_ARGS__}))

int main() {
    Array a;
    CHECK(a.isEmpty());
    CHECK(a.empty());
    CHECK(a.size() == 0);
    CHECK(a.capacity() >= 4);
    a.append(1);
    a.push_back(2);
    a << 3;
    a += 4;
    CHECK(a.size() == 4);
    CHECK(a.count() == 4);
    CHECK(a.length() == 4);
    CHECK(a.capacity() >= 4);
    const int *const inside = a.constData();
    a[0] = 10;
    CHECK(a.constData() == inside);
    CHECK(a.at(0) == 10);
    CHECK(a[3] == 4);
    CHECK(a.data()[1] == 2);
    a.append(5);
    IS(a, 10, 2, 3, 4, 5);
    const Array &c = a;
    CHECK(c[0] == 10);
    CHECK(c.at(4) == 5);
    CHECK(c.first() == 10);
    CHECK(c.last() == 5);
    CHECK(c.front() == 10);
    CHECK(c.back() == 5);
    a.first() = 1;
    a.back() = 6;
    CHECK(a.front() == 1);
    CHECK(a.last() == 6);
    CHECK(a.value(1) == 2);
    CHECK(a.value(9) == 0);
    CHECK(a.value(-1, 7) == 7);
    int more[] = {7, 8};
    a.append(more, 2);
    IS(a, 1, 2, 3, 4, 6, 7, 8);
    a.append(more, 0);
    CHECK(a.size() == 7);
    CHECK(a.indexOf(4) == 3);
    CHECK(a.indexOf(4, 4) == -1);
    CHECK(a.indexOf(4, -4) == 3);
    CHECK(a.indexOf(99) == -1);
    CHECK(a.lastIndexOf(4) == 3);
    CHECK(a.lastIndexOf(4, 2) == -1);
    CHECK(a.contains(8));
    CHECK(!a.contains(9));
    a.insert(a.begin(), 0);
    a.insert(8, 9);
    a.insert(4, 2, 5);
    IS(a, 0, 1, 2, 3, 5, 5, 4, 6, 7, 8, 9);
    Array::iterator i = a.insert(a.begin() + 1, 50);
    CHECK(*i == 50);
    CHECK(i - a.begin() == 1);
    i = a.insert(a.begin(), 2, 60);
    CHECK(i == a.begin());
    CHECK(a.at(1) == 60);
    a.replace(0, 61);
    CHECK(a.at(0) == 61);
    a.remove(0);
    a.remove(0, 3);
    IS(a, 1, 2, 3, 5, 5, 4, 6, 7, 8, 9);
    i = a.erase(a.begin());
    CHECK(*i == 2);
    i = a.erase(a.begin() + 1, a.begin() + 4);
    CHECK(*i == 4);
    CHECK(a == (Array{2, 4, 6, 7, 8, 9}));
    a.removeLast();
    a.pop_back();
    IS(a, 2, 4, 6, 7);
    a.resize(6);
    CHECK(a.size() == 6);
    a.resize(2);
    IS(a, 2, 4);
    a.reserve(40);
    CHECK(a.capacity() >= 40);
    CHECK(a.size() == 2);
    const int *const data = a.constData();
    for (int k = 0; k != 30; ++k)
        a.append(k);
    CHECK(a.constData() == data);
    CHECK(a.size() == 32);
    a.squeeze();
    CHECK(a.capacity() >= 32);
    CHECK(a.at(31) == 29);
    a.resize(1);
    a.shrink_to_fit();
    CHECK(a.capacity() >= 4);
    CHECK(a == Array{2});
    a.clear();
    CHECK(a.isEmpty());
    a.prepend(1);
    a.prepend(2);
    IS(a, 2, 1);

    check::section("copies");
    Array b(a);
    b[0] = 9;
    CHECK(a.at(0) == 2);
    CHECK(b.at(0) == 9);
    CHECK(a != b);
    b = a;
    b.append(3);
    CHECK(a.size() == 2);
    CHECK(b.size() == 3);
    b = b;
    CHECK(b.size() == 3);
    b = {5, 6, 7, 8, 9};
    IS(b, 5, 6, 7, 8, 9);
    Array d(3);
    CHECK(d.size() == 3);
    int array[] = {1, 2, 3};
    Array f(array, array + 3);
    IS(f, 1, 2, 3);
    QVarLengthArray<int, 9> other{1, 2, 3};
    CHECK(f == other);
    CHECK(!(f != other));
    CHECK(!(f < other));
    CHECK(f <= other);
    CHECK(f >= other);
    CHECK(!(f > other));
    other.append(0);
    CHECK(f < other);
    CHECK(f != other);
    CHECK(other > f);
    CHECK(qHash(f) == qHash(Array{1, 2, 3}));

    check::section("iterators");
    std::sort(b.begin(), b.end(), [](int x, int y) { return y < x; });
    IS(b, 9, 8, 7, 6, 5);
    int sum = 0;
    for (Array::const_iterator k = b.constBegin(); k != b.constEnd(); ++k)
        sum = 10 * sum + *k;
    for (int x : b)
        sum += x;
    CHECK(sum == 98765 + 35);
    CHECK(b.cbegin() == b.constBegin());
    CHECK(b.cend() == b.constEnd());
    CHECK(*b.rbegin() == 5);
    CHECK(*(b.rend() - 1) == 9);
    CHECK(*b.crbegin() == 5);
    CHECK(b.end() - b.begin() == 5);
    int *pointer = b.begin();
    CHECK(*pointer == 9);
    CHECK(pointer + 5 == b.end());
    QVarLengthArray<std::string, 2> s;
    for (int k = 0; k != 5; ++k)
        s.append(std::string(40, char('a' + k)));
    s.insert(1, s.at(4));
    CHECK(s.size() == 6);
    CHECK(s.at(1) == s.at(5));
    CHECK(s.at(2)[0] == 'b');
    {
        QVarLengthArray<check::Tracked, 2> t;
        for (int k = 0; k != 5; ++k)
            t.append(check::Tracked(k));
        QVarLengthArray<check::Tracked, 2> u = t;
        u.remove(1, 2);
        t.resize(2);
        CHECK(check::Tracked::alive() == 5);
        CHECK(u.at(1).value == 3);
    }
    CHECK(check::Tracked::alive() == 0);
    check::section("size");
    CHECK(sizeof(QVarLengthArray<int, 4>) == (QT_VERSION_MAJOR >= 6 ? 40 : 32));
    CHECK(sizeof(QVarLengthArray<char>) == (QT_VERSION_MAJOR >= 6 ? 24 : 16) + 256);
    CHECK(sizeof(QVarLengthArray<double, 3>) == (QT_VERSION_MAJOR >= 6 ? 24 : 16) + 24);
    CHECK(alignof(QVarLengthArray<char, 3>) == 8);
    return check::done();
}
