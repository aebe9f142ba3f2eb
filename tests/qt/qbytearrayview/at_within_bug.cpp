// verify: violated
// qt: 6
// native: abort
#include <QByteArrayView>

int main() {
    const QByteArrayView view("abc");
    return (view[3]) == 7; //~ V0506
}
