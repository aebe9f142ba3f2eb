// verify: proved
// native: ok
// The contract of a member stands at its definition outside of the class.
#include <verify.h>

namespace geometry {

class Box {
public:
    int wide, high;
    int area() const;
};

int Box::area() const
    VERIFY_PRE(0 <= wide && wide < 1000 && 0 <= high && high < 1000)
    VERIFY_POST(r, r >= wide || high == 0)
{
    return wide * high;
}

}  // namespace geometry

int main() {
    geometry::Box box = {3, 4};
    return box.area() == 12 ? 0 : 1;
}
