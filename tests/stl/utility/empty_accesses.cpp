// verify: proved
// clang: -std=c++23
// native: none
// What may be empty is asked whether it is.
#include <any>
#include <cassert>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

extern "C" bool nondet_bool();

struct Point {
    int x = 1;
};

int main() {
    std::unique_ptr<Point> unique(nondet_bool() ? new Point : nullptr);
    std::unique_ptr<int[]> array(nondet_bool() ? new int[2]() : nullptr);
    std::shared_ptr<Point> shared = nondet_bool() ? std::make_shared<Point>() : nullptr;
    std::weak_ptr<Point> weak(shared);
    std::optional<Point> optional;
    if (nondet_bool())
        optional.emplace();
    std::expected<Point, int> expected;
    if (nondet_bool())
        expected = std::unexpected(2);
    std::variant<int, Point> variant;
    if (nondet_bool())
        variant = Point();
    std::any any;
    if (nondet_bool())
        any = Point();
    std::function<int()> function;
    if (nondet_bool())
        function = [] { return 1; };

    assert(!unique || unique->x == 1);
    assert(!array || array[1] == 0);
    assert(!shared || (*shared).x == 1);
    if (const std::shared_ptr<Point> locked = weak.lock())
        assert(locked->x == 1);
    assert(!optional || optional->x == 1);
    assert(expected ? expected->x == 1 : expected.error() == 2);
    if (const Point *point = std::get_if<Point>(&variant))
        assert(point->x == 1);
    if (const Point *point = std::any_cast<Point>(&any))
        assert(point->x == 1);
    assert(!function || function() == 1);
}
