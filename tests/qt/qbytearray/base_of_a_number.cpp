// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    return (int(QByteArray::number(255, 16).size())) == 7;
}
