// verify: violated
// qt: 6
// native: abort
#include <QByteArrayView>

int main() {
    const QByteArrayView view("");
    return (view.front()) == 7; //~ V0505
}
