// verify: violated
// qt: 6
// native: abort
#include <QByteArrayView>

int main() {
    const QByteArrayView view("abc");
    return (int(view.sliced(4).size())) == 7; //~ V0506
}
