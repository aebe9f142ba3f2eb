// verify: violated
// clang: -std=c++23
// native: none
// What is empty is used as if it were not: [unique.ptr.single.observers], [util.smartptr.shared.obs],
// [optional.observe], [expected.object.obs], [variant.get], [any.nonmembers], [func.wrap.func.inv].
#include <any>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

extern "C" int nondet_int();

struct Point {
    int x = 1;
};

int main() {
    std::unique_ptr<Point> unique;
    std::unique_ptr<int[]> array;
    std::shared_ptr<Point> shared;
    std::shared_ptr<int[]> shared_array;
    std::weak_ptr<Point> weak;
    std::optional<Point> optional;
    std::expected<Point, int> good, bad = std::unexpected(1);
    std::variant<int, Point> variant;
    std::any any;
    std::function<int()> function;
    switch (nondet_int()) {
    case 0: return (*unique).x;                         //~ V0508
    case 1: return unique->x;                           //~ V0508
    case 2: return array[0];                            //~ V0508
    case 3: return (*shared).x;                         //~ V0508
    case 4: return shared->x;                           //~ V0508
    case 5: return shared_array[0];                     //~ V0508
    case 6: return weak.lock()->x;                      //~ V0508
    case 7: return (*optional).x;                       //~ V0508
    case 8: return optional->x;                         //~ V0508
    case 9: return (*bad).x;                            //~ V0508
    case 10: return bad->x;                             //~ V0508
    case 11: return good.error();                       //~ V0508
    case 12: return std::get_if<Point>(&variant)->x;    //~ V0101
    case 13: return std::any_cast<Point>(&any)->x;      //~ V0101
    case 14: return function();                         //~ V0601
    default: return 0;
    }
}
