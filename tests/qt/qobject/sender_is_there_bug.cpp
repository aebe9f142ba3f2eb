// verify: violated
// qt: 5 6
// native: none
#include <QObject>

class Button : public QObject {
    Q_OBJECT
signals:
    void clicked();
};

int main() {
    QObject other;
    Button *const found = qobject_cast<Button *>(&other);
    QObject receiver;
    QObject::connect(found, &Button::clicked, &receiver, [] {}); //~ V0501
}

#include "sender_is_there_bug.moc"
