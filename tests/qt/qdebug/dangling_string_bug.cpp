// verify: violated
// qt: 5 6
// native: none
#include <QDebug>

static QDebug stream() {
    QString text;
    return QDebug(&text);
}

int main() {
    stream() << 1; //~ V0106
}
