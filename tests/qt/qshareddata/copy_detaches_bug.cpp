// verify: violated
// qt: 5 6
// native: abort
#include <QSharedData>
#include <QSharedDataPointer>
#include <cassert>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QSharedDataPointer<Data> a(new Data), b(a);
    b->value = 2;
    assert(a.constData()->value == 2); //~ V0001
}
