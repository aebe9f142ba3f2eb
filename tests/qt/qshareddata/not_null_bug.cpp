// verify: violated
// qt: 5 6
// native: ubsan
#include <QSharedData>
#include <QSharedDataPointer>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QSharedDataPointer<Data> data;
    return data->value == 1 ? 0 : 1; //~ V0508
}
