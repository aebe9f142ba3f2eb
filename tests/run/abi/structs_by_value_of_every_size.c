// run: same
#include <stdio.h>

struct one { char c; };
struct three { char c[3]; };
struct pair { int a, b; };
struct mixed { double d; int i; };
struct floats { float x, y, z; };
struct large { long v[5]; };
struct nested { struct pair p; struct one o; short s; };
union either { int i; float f; };

static struct one next_one(struct one x) { x.c++; return x; }
static struct three rotate(struct three x) { return (struct three){{x.c[1], x.c[2], x.c[0]}}; }
static struct pair swapped(struct pair p) { return (struct pair){p.b, p.a}; }
static struct mixed twice(struct mixed m) { m.d *= 2; m.i *= 2; return m; }
static struct floats cross(struct floats a, struct floats b) {
    return (struct floats){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static struct large reversed(struct large l) {
    struct large r;
    for (int i = 0; i < 5; i++)
        r.v[i] = l.v[4 - i];
    l.v[0] = -1;
    return r;
}
static struct nested bump(int before, struct nested n, double after) {
    n.p = swapped(n.p);
    n.o = next_one(n.o);
    n.s = (short)(n.s + before + (int)after);
    return n;
}
static union either as_float(union either e) { e.f = (float)e.i; return e; }

static long many(struct pair a, char b, struct large c, double d, struct mixed e, struct floats f, struct three g, int h, long i, short j) {
    return a.a + a.b + b + c.v[0] + c.v[4] + (long)d + (long)e.d + e.i + (long)(f.x + f.y + f.z) + g.c[2] + h + i + j;
}

int main(void) {
    printf("%c\n", next_one((struct one){'a'}).c);
    struct three t = rotate((struct three){"xyz"});
    printf("%.3s\n", t.c);
    struct pair p = swapped((struct pair){1, 2});
    printf("%d %d\n", p.a, p.b);
    struct mixed m = twice((struct mixed){1.25, -8});
    printf("%g %d\n", m.d, m.i);
    struct floats f = cross((struct floats){1, 2, 3}, (struct floats){4, 5, 6});
    printf("%g %g %g\n", f.x, f.y, f.z);
    struct large l = {{1, 2, 3, 4, 5}}, r = reversed(l);
    printf("%ld %ld %ld\n", l.v[0], r.v[0], r.v[4]);
    struct nested n = bump(10, (struct nested){{3, 4}, {'q'}, 100}, 5.9);
    printf("%d %d %c %d\n", n.p.a, n.p.b, n.o.c, n.s);
    printf("%g\n", as_float((union either){7}).f);
    printf("%ld\n", many(p, 1, l, 2.5, m, f, t, 100, 1000L, 7));
    return 0;
}
