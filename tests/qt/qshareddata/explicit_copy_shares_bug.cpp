// verify: violated
// qt: 5 6
// native: abort
#include <QExplicitlySharedDataPointer>
#include <QSharedData>
#include <cassert>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QExplicitlySharedDataPointer<Data> a(new Data), b(a);
    b->value = 2;
    assert(a->value == 1); //~ V0001
}
