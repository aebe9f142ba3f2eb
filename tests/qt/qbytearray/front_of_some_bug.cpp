// verify: violated
// qt: 5 6
// native: abort
#include <QByteArray>

int main() {
    const QByteArray bytes("");
    return (bytes.front()) == 7; //~ V0505
}
