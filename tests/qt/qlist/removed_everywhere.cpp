// verify: proved
// qt: 5 6
// native: none
#include <QList>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QList<int> list;
    for (int i = 0; i != 4; ++i)
        list << __VERIFIER_nondet_int();
    int gone = list.removeAll(5);
    assert(list.size() == 4 - gone && !list.contains(5));
}
