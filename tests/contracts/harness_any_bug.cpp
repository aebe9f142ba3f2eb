// verify: violated
// native: ok
// A harness is an entry point; its values are any.
#include <verify.h>

struct Point {
    int x;
    short y;
};

enum class Color { red, green, blue };

static bool is_warm(Color c) { return c == Color::red; }

VERIFY_HARNESS(points_and_colors) {
    Point p = verify::any<Point>();
    verify::assume(p.x > 0 && p.y > 0);
    verify::check(p.x + long(p.y) > 2); //~ V0001
    Color c = verify::any<Color>();
    verify::check(!is_warm(c) || c == Color::red);
    bool b = verify::any<bool>();
    verify::check(b == true || b == false);
}

int main() { return is_warm(Color::red) ? 0 : 1; }
