// verify: proved
// qt: 5 6
// native: none
#include <QList>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QList<int> list{1, 2, 3};
    int i = __VERIFIER_nondet_int();
    return list.value(i);
}
