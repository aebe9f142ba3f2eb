// verify: violated
// qt: 5 6
// native: asan
#include <QScopedArrayPointer>

int main() {
    QScopedArrayPointer<int> numbers(new int[3]());
    return (numbers[3]) == 7; //~ V0102
}
