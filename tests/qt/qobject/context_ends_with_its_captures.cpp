// verify: proved
// qt: 5 6
// native: ok
#include <QObject>

class Button : public QObject {
    Q_OBJECT
signals:
    void clicked();
};

int main() {
    Button button;
    int *const clicks = new int(0);
    {
        QObject context;
        QObject::connect(&button, &Button::clicked, &context, [clicks] { ++*clicks; });
        emit button.clicked();
    }
    delete clicks;
    emit button.clicked();
}

#include "context_ends_with_its_captures.moc"
