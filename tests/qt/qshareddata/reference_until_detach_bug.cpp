// verify: violated
// qt: 5 6
// native: asan
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
    return *value == 1 ? 0 : 1; //~ V0104
}
