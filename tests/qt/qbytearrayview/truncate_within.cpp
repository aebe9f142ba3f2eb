// verify: proved
// qt: 6
// native: ok
#include <QByteArrayView>

int main() {
    QByteArrayView view("abc");
    view.truncate(3);
    return (int(view.size())) == 7;
}
