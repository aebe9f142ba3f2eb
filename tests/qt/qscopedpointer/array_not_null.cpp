// verify: proved
// qt: 5 6
// native: ok
#include <QScopedArrayPointer>

int main() {
    QScopedArrayPointer<int> numbers(new int[3]());
    return (numbers[0]) == 7;
}
