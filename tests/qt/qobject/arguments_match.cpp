// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

class Lamp : public QObject {
    Q_OBJECT
public slots:
    void dim(int level) { (void)level; }
signals:
    void dimmed(int level);
    void broken();
};

int main() {
    Lamp first, second;
    QObject::connect(&first, SIGNAL(dimmed(int)), &second, SLOT(dim(int)));
    emit first.dimmed(3);
}

#include "arguments_match.moc"
