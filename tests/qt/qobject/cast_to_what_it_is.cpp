// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <cassert>

class Shape : public QObject {
    Q_OBJECT
public:
    int sides = 3;
};
class Line : public QObject {
    Q_OBJECT
};

int main() {
    Line line;
    QObject *const object = &line;
    const Shape *const shape = qobject_cast<Shape *>(object);
    assert(!shape && qobject_cast<Line *>(object) == &line);
    return shape ? shape->sides : 0;
}

#include "cast_to_what_it_is.moc"
