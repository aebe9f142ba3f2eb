// verify: violated
// qt: 6
// native: abort
#include <QByteArrayView>

int main() {
    QByteArrayView view("abc");
    view.truncate(4); //~ V0506
    return (int(view.size())) == 7;
}
