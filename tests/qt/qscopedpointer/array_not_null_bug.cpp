// verify: violated
// qt: 5 6
// native: ubsan
#include <QScopedArrayPointer>

int main() {
    QScopedArrayPointer<int> numbers;
    return (numbers[0]) == 7; //~ V0508
}
