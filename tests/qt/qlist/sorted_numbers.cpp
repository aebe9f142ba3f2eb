// verify: proved
// qt: 5 6
// native: none
#include <QList>
#include <algorithm>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QList<int> list;
    for (int i = 0; i != 6; ++i)
        list.append(__VERIFIER_nondet_int());
    std::sort(list.begin(), list.end());
    for (int i = 1; i != 6; ++i)
        assert(list.at(i - 1) <= list.at(i));
}
