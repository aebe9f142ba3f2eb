// within 10 s: six elements of any values
#include <QList>
#include <algorithm>
#include <cassert>
#include <verify.h>

int main() {
    QList<int> list;
    for (int i = 0; i < 6; ++i)
        list.append(verify::any<int>());
    const QList<int> before = list;
    std::sort(list.begin(), list.end());
    for (int i = 1; i < list.size(); ++i)
        assert(list.at(i - 1) <= list.at(i));
    const int any = verify::any<int>();
    assert(list.count(any) == before.count(any));
}
