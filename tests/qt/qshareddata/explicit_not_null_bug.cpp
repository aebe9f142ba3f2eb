// verify: violated
// qt: 5 6
// native: ubsan
#include <QExplicitlySharedDataPointer>
#include <QSharedData>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QExplicitlySharedDataPointer<Data> data;
    return (*data).value == 1 ? 0 : 1; //~ V0508
}
