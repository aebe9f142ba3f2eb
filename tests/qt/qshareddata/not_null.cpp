// verify: proved
// qt: 5 6
// native: ok
#include <QSharedData>
#include <QSharedDataPointer>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QSharedDataPointer<Data> data(new Data);
    return data->value == 1 ? 0 : 1;
}
