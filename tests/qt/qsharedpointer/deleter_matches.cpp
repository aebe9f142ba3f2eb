// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

int main() {
    QSharedPointer<int> numbers(new int[3], [](int *p) { delete[] p; });
    return numbers.data()[0] = 0;
}
