// verify: proved
// qt: 5 6
// native: none
#include <QList>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QList<int> list;
    for (int i = 0; i != 6; ++i)
        list << __VERIFIER_nondet_int();
    int at = list.indexOf(7);
    assert(at == -1 || list.at(at) == 7);
    assert(list.contains(7) == (at != -1));
}
