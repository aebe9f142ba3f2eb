// QPoint, QSize, QMargins, QRect, QLine and their F forms.
#include "check.h"
#include <QLine>
#include <QLineF>
#include <QMargins>
#include <QMarginsF>
#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QSizeF>

static void show(const char *what, QPointF p) { printf("%s: %g,%g\n", what, p.x(), p.y()), ++check::total(); }
static void show(const char *what, QSizeF s) { printf("%s: %gx%g\n", what, s.width(), s.height()), ++check::total(); }
static void show(const char *what, QMarginsF m) {
    printf("%s: %g %g %g %g\n", what, m.left(), m.top(), m.right(), m.bottom()), ++check::total();
}
static void show(const char *what, QPoint p) { show(what, QPointF(p)); }
static void show(const char *what, QSize s) { show(what, QSizeF(s)); }
static void show(const char *what, QMargins m) { show(what, QMarginsF(m)); }
static void show(const char *what, const QRect &r) {
    printf("%s: %d,%d %d,%d\n", what, r.left(), r.top(), r.right(), r.bottom()), ++check::total();
}
static void show(const char *what, const QRectF &r) {
    printf("%s: %g,%g %gx%g\n", what, r.x(), r.y(), r.width(), r.height()), ++check::total();
}
static void show(const char *what, const QLine &l) {
    printf("%s: %d,%d %d,%d\n", what, l.x1(), l.y1(), l.x2(), l.y2()), ++check::total();
}
static void show(const char *what, const QLineF &l) {
    printf("%s: %.6g,%.6g %.6g,%.6g\n", what, l.x1(), l.y1(), l.x2(), l.y2()), ++check::total();
}
static void show(const char *what, double d) { printf("%s: %.9g\n", what, d), ++check::total(); }
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)

template <class R, class P>
static void moved(R r, P p) {
    R t(r);
    t.moveLeft(3);
    SHOW(t);
    t.moveTop(4);
    SHOW(t);
    t.moveRight(20);
    SHOW(t);
    t.moveBottom(30);
    SHOW(t);
    t.moveTopLeft(p);
    SHOW(t);
    t.moveBottomRight(p);
    SHOW(t);
    t.moveTopRight(p);
    SHOW(t);
    t.moveBottomLeft(p);
    SHOW(t);
    t.moveCenter(p);
    SHOW(t);
    t.moveTo(p);
    SHOW(t);
    t.moveTo(1, 2);
    SHOW(t);
    t.translate(5, 6);
    SHOW(t);
    t.translate(p);
    SHOW(t);
    SHOW(r.translated(1, 2));
    SHOW(r.translated(p));
    SHOW(r.transposed());
    SHOW(r.adjusted(1, 2, 3, 4));
    t.adjust(1, 2, 3, 4);
    SHOW(t);
    t.setLeft(7);
    SHOW(t);
    t.setTop(8);
    SHOW(t);
    t.setRight(9);
    SHOW(t);
    t.setBottom(10);
    SHOW(t);
    t.setX(1);
    t.setY(2);
    SHOW(t);
    t.setTopLeft(p);
    SHOW(t);
    t.setBottomRight(p);
    SHOW(t);
    t.setTopRight(p);
    SHOW(t);
    t.setBottomLeft(p);
    SHOW(t);
    t.setWidth(5);
    t.setHeight(6);
    SHOW(t);
    t.setRect(1, 2, 3, 4);
    SHOW(t);
    t.setCoords(1, 2, 3, 4);
    SHOW(t);
    t.setSize(r.size());
    SHOW(t);
    SHOW(t.topLeft());
    SHOW(t.bottomRight());
    SHOW(t.topRight());
    SHOW(t.bottomLeft());
    SHOW(t.center());
    SHOW(t.size());
    SHOW(r.normalized());
    CHECK(t == t && t != r.translated(100, 100) && t.x() == t.left() && t.y() == t.top());
}

int main() {
    CHECK(sizeof(QPoint) == 8 && sizeof(QPointF) == 16 && sizeof(QSize) == 8 && sizeof(QSizeF) == 16 &&
          sizeof(QRect) == 16);
    CHECK(sizeof(QRectF) == 32 && sizeof(QLine) == 16 && sizeof(QLineF) == 32 && sizeof(QMargins) == 16 &&
          sizeof(QMarginsF) == 32);
    check::section("points");
    QPoint p(3, -4);
    CHECK(QPoint().isNull() && !p.isNull() && p.x() == 3 && p.y() == -4 && p.manhattanLength() == 7 &&
          QPoint::dotProduct(p, p) == 25);
    SHOW(p + QPoint(1, 1));
    SHOW(p - QPoint(1, 1));
    SHOW(p * 2);
    SHOW(2 * p);
    SHOW(p * 1.5);
    SHOW(p * 0.5f);
    SHOW(p / 2);
    SHOW(p / 2.5);
    SHOW(-p);
    SHOW(+p);
    SHOW(p.transposed());
    p += QPoint(1, 2);
    p -= QPoint(2, 1);
    p *= 3;
    SHOW(p);
    p *= 0.5;
    SHOW(p);
    p /= 2;
    SHOW(p);
    p.rx() += 1;
    p.ry() -= 1;
    p.setX(p.x() + 1);
    p.setY(0);
    SHOW(p);
    CHECK(p == QPoint(p.x(), 0) && p != QPoint(99, 0));
    QPointF f(1.5, -2.5);
    SHOW(f + QPointF(1, 1));
    SHOW(f - QPoint(1, 1));
    SHOW(f * 2);
    SHOW(0.5 * f);
    SHOW(f / 2);
    SHOW(-f);
    SHOW(f.toPoint());
    SHOW(f.transposed());
    SHOW(f.manhattanLength());
    SHOW(QPointF::dotProduct(f, f));
    CHECK(QPointF(0.1 + 0.2, 0) == QPointF(0.3, 0) && QPointF(1, 0) != QPointF(1.1, 0) && QPointF().isNull() &&
          QPointF(1e-13, 0) == QPointF());
    f += QPointF(1, 1);
    f -= QPointF(0.5, 0);
    f *= 2;
    f /= 4;
    SHOW(f);
    for (double v : {-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, -0.4})
        SHOW(QPointF(v, -v).toPoint());

    check::section("sizes");
    QSize s(10, 20);
    CHECK(!QSize().isValid() && QSize().isEmpty() && !QSize().isNull() && QSize(0, 0).isNull() && s.isValid() &&
          QSize(0, 5).isEmpty());
    for (int mode = 0; mode < 3; ++mode) {
        SHOW(s.scaled(60, 60, Qt::AspectRatioMode(mode)));
        SHOW(s.scaled(5, 100, Qt::AspectRatioMode(mode)));
        SHOW(QSize(0, 3).scaled(7, 8, Qt::AspectRatioMode(mode)));
        SHOW(QSizeF(3, 7).scaled(60, 60, Qt::AspectRatioMode(mode)));
        SHOW(QSizeF(0, 7).scaled(60, 50, Qt::AspectRatioMode(mode)));
    }
    SHOW(s.transposed());
    SHOW(s.expandedTo(QSize(15, 5)));
    SHOW(s.boundedTo(QSize(15, 5)));
    SHOW(s + QSize(1, 2));
    SHOW(s - QSize(1, 2));
    SHOW(s * 1.26);
    SHOW(2.0 * s);
    SHOW(s / 3.0);
    SHOW(s.grownBy(QMargins(1, 2, 3, 4)));
    SHOW(s.shrunkBy(QMargins(1, 2, 3, 4)));
    s.transpose();
    s += QSize(1, 1);
    s -= QSize(0, 1);
    s *= 2;
    s /= 3;
    s.rwidth()++;
    s.rheight()--;
    SHOW(s);
    s.setWidth(1);
    s.setHeight(2);
    s.scale(9, 9, Qt::KeepAspectRatio);
    SHOW(s);
    QSizeF sf(1.25, 2.75);
    SHOW(sf.toSize());
    SHOW(sf.transposed());
    SHOW(sf * 2);
    SHOW(sf / 2);
    SHOW(sf + QSizeF(1, 1));
    SHOW(sf.expandedTo(QSizeF(2, 2)));
    SHOW(sf.boundedTo(QSizeF(2, 2)));
    SHOW(sf.grownBy(QMarginsF(1, 1, 1, 1)));
    CHECK(sf == QSizeF(1.25, 2.75) && sf != QSizeF(1, 1) && !QSizeF().isValid() && QSizeF(0, 0).isNull() &&
          QSize(1, 2) == QSize(1, 2) && QSize(1, 2) != QSize(2, 1));

    check::section("margins");
    QMargins m(1, 2, 3, 4);
    SHOW(m + m);
    SHOW(m - QMargins(1, 1, 1, 1));
    SHOW(m + 1);
    SHOW(1 + m);
    SHOW(m - 1);
    SHOW(m * 2);
    SHOW(m * 1.5);
    SHOW(2 * m);
    SHOW(m / 2);
    SHOW(m / 1.5);
    SHOW(-m);
    SHOW(+m);
    m += QMargins(1, 1, 1, 1);
    m -= 2;
    m += 3;
    m *= 2;
    m /= 3;
    m *= 1.5;
    m /= 0.5;
    SHOW(m);
    m.setLeft(1);
    m.setTop(2);
    m.setRight(3);
    m.setBottom(4);
    CHECK(m == QMargins(1, 2, 3, 4) && m != QMargins() && QMargins().isNull() && !m.isNull());
    QMarginsF mf(0.5, 1.5, 2.5, -0.5);
    SHOW(mf.toMargins());
    SHOW(mf + mf);
    SHOW(mf - mf);
    SHOW(mf * 2);
    SHOW(mf / 2);
    SHOW(mf + 1);
    SHOW(-mf);
    CHECK(mf == QMarginsF(0.5, 1.5, 2.5, -0.5) && mf != QMarginsF() && QMarginsF().isNull() &&
          QMarginsF(m) == QMarginsF(1, 2, 3, 4));

    check::section("rectangles");
    const QRect rects[] = {QRect(),
                           QRect(0, 0, 0, 0),
                           QRect(1, 2, 10, 20),
                           QRect(5, 5, 3, 3),
                           QRect(QPoint(8, 9), QPoint(2, 3)),
                           QRect(20, 20, -5, -6),
                           QRect(100, 100, 1, 1),
                           QRect(1, 2, 0, 5),
                           QRect(QPoint(-3, -4), QSize(7, 8))};
    for (const QRect &a : rects) {
        SHOW(a);
        SHOW(a.normalized());
        SHOW(a.center());
        SHOW(a.size());
        printf("%d %d %d\n", a.isNull(), a.isEmpty(), a.isValid());
        moved(a, QPoint(11, 13));
        SHOW(a + QMargins(1, 2, 3, 4));
        SHOW(a - QMargins(1, 2, 3, 4));
        SHOW(QMargins(1, 1, 1, 1) + a);
        SHOW(a.marginsAdded(QMargins(1, 1, 1, 1)));
        for (const QRect &b : rects) {
            SHOW(a | b);
            SHOW(a & b);
            SHOW(a.united(b));
            SHOW(a.intersected(b));
            printf("%d %d %d\n", a.intersects(b), a.contains(b), a.contains(b, true));
        }
        for (int x : {0, 1, 5, 8, 10, 11})
            printf("%d %d %d\n", a.contains(QPoint(x, x)), a.contains(x, x + 1), a.contains(x, x, true));
    }
    const QRectF reals[] = {QRectF(),
                            QRectF(1.5, 2.5, 10, 20),
                            QRectF(5, 5, 2.25, 3.75),
                            QRectF(8, 9, -2, -3),
                            QRectF(1, 2, 0, 5),
                            QRectF(QPointF(1, 1), QPointF(4, 6)),
                            QRectF(QRect(3, 4, 5, 6)),
                            QRectF(-2.75, -3.25, 4.5, 5.5)};
    for (const QRectF &a : reals) {
        SHOW(a);
        SHOW(a.normalized());
        SHOW(a.toRect());
        SHOW(a.toAlignedRect());
        SHOW(a.center());
        printf("%d %d %d\n", a.isNull(), a.isEmpty(), a.isValid());
        moved(a, QPointF(11, 13));
        SHOW(a + QMarginsF(1, 2, 3, 4));
        SHOW(a - QMarginsF(1, 2, 3, 4));
        for (const QRectF &b : reals) {
            SHOW(a | b);
            SHOW(a & b);
            printf("%d %d %d\n", a.intersects(b), a.contains(b), a == b);
        }
        for (double x : {0.0, 1.5, 5.0, 8.0, 11.5})
            printf("%d %d\n", a.contains(QPointF(x, x)), a.contains(x, x + 1));
    }
    check::section("lines");
    QLine l(1, 2, 7, 9);
    SHOW(l.p1());
    SHOW(l.p2());
    SHOW(double(l.dx()));
    SHOW(double(l.dy()));
    SHOW(l.center());
    SHOW(l.translated(1, 2));
    SHOW(l.translated(QPoint(3, 4)));
    l.translate(1, 1);
    l.setP1(QPoint(0, 0));
    SHOW(l);
    l.setPoints(QPoint(1, 1), QPoint(2, 2));
    l.setP2(QPoint(5, 5));
    SHOW(l);
    l.setLine(1, 2, 3, 4);
    SHOW(l);
    CHECK(QLine().isNull() && !l.isNull() && l == QLine(1, 2, 3, 4) && l != QLine());
    const QLineF lines[] = {QLineF(0, 0, 3, 4),
                            QLineF(0, 4, 3, 0),
                            QLineF(1, 1, 5, 1),
                            QLineF(2, -3, 2, 8),
                            QLineF(0, 0, -1, -1),
                            QLineF(QLine(1, 2, 3, 4)),
                            QLineF()};
    for (const QLineF &a : lines) {
        SHOW(a.length());
        SHOW(a.angle());
        SHOW(a.center());
        SHOW(a.pointAt(0.25));
        SHOW(a.normalVector());
        SHOW(a.toLine());
        SHOW(a.translated(1, 2));
        QLineF c(a);
        c.setLength(10);
        SHOW(c);
        if (!a.isNull())
            SHOW(a.unitVector());
        c = a;
        c.setAngle(30);
        SHOW(c);
        for (const QLineF &b : lines) {
            QPointF at(99, 99);
            const int kind = a.intersects(b, &at);
            printf("%d\n", kind);
            SHOW(at);
            SHOW(a.angleTo(b));
        }
    }
    SHOW(QLineF::fromPolar(2, 90));
    SHOW(QLineF::fromPolar(1, 45));
    CHECK(QLineF(0, 0, 1, 1) == QLineF(0, 0, 1, 1) && QLineF() != QLineF(0, 0, 1, 1) && QLineF().isNull());
    return check::done();
}
