// verify: violated
// native: none
// qt: 5 6
#include <QStringList>

int main() {
    QStringList list = QString("").split(' ', Qt::SkipEmptyParts);
    return list.first() == "a" ? 0 : 1; //~ V0505
}
