// QStack and QQueue.
#include "check.h"
#include <QQueue>
#include <QStack>

int main() {
    QStack<int> s;
    CHECK(s.isEmpty());
    s.push(1);
    s.push(2);
    s.push(3);
    const QStack<int> &c = s;
    CHECK(s.top() == 3);
    CHECK(c.top() == 3);
    CHECK(s.size() == 3);
    s.top() = 4;
    CHECK(s.pop() == 4);
    CHECK(s.pop() == 2);
    CHECK(s.size() == 1);
    QStack<int> t = s;
    t.push(9);
    CHECK(s.size() == 1);
    CHECK(t.size() == 2);
    CHECK(s.top() == 1);
    CHECK(t.top() == 9);
    CHECK(t != s);
    s.swap(t);
    CHECK(s.size() == 2);
    CHECK(t.size() == 1);
    using std::swap;
    swap(s, t);
    CHECK(s.size() == 1);
    t.append(5);
    t << 6;
    CHECK(t.pop() == 6);
    CHECK(t.at(0) == 1);
    CHECK(t.indexOf(9) == 1);
    CHECK(t.last() == 5);
    CHECK(t.first() == 1);
    t.push(t.top());
    CHECK(t.pop() == 5);
    CHECK(t.size() == 3);
    QVector<int> v = t;
    CHECK(v.size() == 3);
    CHECK(v == t);
    t.clear();
    CHECK(t.isEmpty());
    {
        QStack<check::Tracked> k;
        k.push(1);
        k.push(2);
        CHECK(check::Tracked::alive() == 2);
        CHECK(k.pop().value == 2);
        CHECK(check::Tracked::alive() == 1);
    }
    CHECK(check::Tracked::alive() == 0);
    CHECK(sizeof(QStack<int>) == sizeof(QVector<int>));

    QQueue<int> q;
    q.enqueue(1);
    q.enqueue(2);
    q.enqueue(3);
    const QQueue<int> &r = q;
    CHECK(q.head() == 1);
    CHECK(r.head() == 1);
    CHECK(q.size() == 3);
    q.head() = 5;
    CHECK(q.dequeue() == 5);
    CHECK(q.dequeue() == 2);
    CHECK(q.size() == 1);
    CHECK(q.head() == 3);
    QQueue<int> p = q;
    p.enqueue(7);
    CHECK(q.size() == 1);
    CHECK(p.size() == 2);
    CHECK(p.last() == 7);
    CHECK(p != q);
    p.swap(q);
    CHECK(q.size() == 2);
    swap(p, q);
    p << 8;
    p.append(9);
    CHECK(p.dequeue() == 3);
    CHECK(p.contains(8));
    CHECK(p.size() == 3);
    QList<int> l = p;
    CHECK(l == p);
    CHECK(sizeof(QQueue<int>) == sizeof(QList<int>));
    int sum = 0;
    while (!p.isEmpty())
        sum = 10 * sum + p.dequeue();
    CHECK(sum == 789);
    return check::done();
}
