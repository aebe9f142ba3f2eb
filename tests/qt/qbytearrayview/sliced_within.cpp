// verify: proved
// qt: 6
// native: ok
#include <QByteArrayView>

int main() {
    const QByteArrayView view("abc");
    return (int(view.sliced(3).size())) == 7;
}
