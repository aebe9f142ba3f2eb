// verify: violated
// qt: 5 6
// native: asan
#include <QSharedPointer>

int main() {
    QSharedPointer<int> numbers(new int[3], [](int *p) { delete p; }); //~ V0109
    return numbers.data()[0] = 0;
}
