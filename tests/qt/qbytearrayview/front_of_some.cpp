// verify: proved
// qt: 6
// native: ok
#include <QByteArrayView>

int main() {
    const QByteArrayView view("a");
    return (view.front()) == 7;
}
