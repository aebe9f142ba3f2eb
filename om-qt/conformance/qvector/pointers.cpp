// qt: 5
// In Qt 5 the iterators of QVector are pointers: code that takes one for the other.
#include "check.h"
#include <QVector>
#include <algorithm>
#include <string.h>

static int sum(const int *from, const int *to) {
    int all = 0;
    for (; from != to; ++from)
        all += *from;
    return all;
}

int main() {
    QVector<int> v{1, 2, 3, 4};
    const QVector<int> &c = v;
    CHECK(sum(v.begin(), v.end()) == 10);
    CHECK(sum(c.begin(), c.end()) == 10);
    CHECK(sum(v.constBegin() + 1, v.constEnd() - 1) == 5);
    int *p = v.begin();
    p += 2;
    *p = 30;
    CHECK(v.at(2) == 30);
    CHECK(p == v.begin() + 2);
    CHECK(v.begin() + 2 == p);
    CHECK(p < v.end());
    CHECK(v.end() - p == 2);
    CHECK(p - v.begin() == 2);
    CHECK(v.begin() != nullptr);
    int copy[4];
    memcpy(copy, v.begin(), sizeof copy);
    CHECK(copy[2] == 30);
    memcpy(v.begin(), copy, sizeof copy);
    std::sort(v.data(), v.data() + v.size());
    CHECK(v.last() == 30);
    QVector<int>::iterator i = v.erase(v.data() + 1);
    CHECK(v.size() == 3);
    i = v.insert(v.data() + 1, 20);
    CHECK(*i == 20);
    i = v.insert(v.data(), 2, 7);
    CHECK(*i == 7);
    CHECK(v.size() == 6);
    i = v.erase(v.data() + 1, v.data() + 3);
    CHECK(*i == 20);
    CHECK(v.size() == 4);
    i = std::find(v.begin(), v.end(), 20);
    CHECK(i);
    CHECK(i - v.begin() == 1);
    CHECK(*(&*i + 1) == v.at(2));
    const void *where = v.constBegin();
    CHECK(where == v.constData());
    QVector<int>::const_iterator k = v.constBegin();
    const int &first = *k;
    CHECK(&first == v.constData());
    CHECK(k[1] == 20);
    return check::done();
}
