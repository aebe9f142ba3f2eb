// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <cassert>

class Button : public QObject {
    Q_OBJECT
signals:
    void clicked();
};

int main() {
    Button button;
    Button *const found = qobject_cast<Button *>(static_cast<QObject *>(&button));
    QObject receiver;
    int clicks = 0;
    QObject::connect(found, &Button::clicked, &receiver, [&clicks] { ++clicks; });
    emit button.clicked();
    assert(clicks == 1);
}

#include "sender_is_there.moc"
