// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <cassert>

class Lamp : public QObject {
    Q_OBJECT
public:
    bool lit = false;
public slots:
    void turn(bool on) { lit = on; }
signals:
    void turned(bool on);
};

int main() {
    Lamp first, second;
    QObject::connect(&first, SIGNAL(turned(bool)), &second, SLOT(turn(bool)));
    emit first.turned(true);
    assert(second.lit);
}

#include "connected_by_name.moc"
