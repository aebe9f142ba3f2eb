// verify: proved
// qt: 5 6
// native: ok
#include <QSharedData>
#include <QSharedDataPointer>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QSharedDataPointer<Data> a(new Data);
    const int *value = &a.constData()->value;
    const int before = *value;
    a = new Data;
    return before == 1 ? 0 : 1;
}
