// verify: proved
// qt: 6
// native: ok
#include <QByteArrayView>

int main() {
    const QByteArrayView view("abc");
    return (view[2]) == 7;
}
