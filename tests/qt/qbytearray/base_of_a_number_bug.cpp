// verify: violated
// qt: 5 6
// native: none
#include <QByteArray>

int main() {
    return (int(QByteArray::number(255, 1).size())) == 7; //~ V0501
}
