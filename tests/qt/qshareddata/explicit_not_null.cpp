// verify: proved
// qt: 5 6
// native: ok
#include <QExplicitlySharedDataPointer>
#include <QSharedData>

struct Data : QSharedData {
    int value = 1;
};

int main() {
    QExplicitlySharedDataPointer<Data> data(new Data);
    return (*data).value == 1 ? 0 : 1;
}
