// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main(int argc, char **) {
    const QString s = QString("%1 of 2").arg(1).arg(argc); //~ V0501
    return s.isEmpty();
}
