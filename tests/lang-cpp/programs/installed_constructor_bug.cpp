// verify: violated
// native: none
// What fails whatever a constructor makes, of which only the declaration is there, is a bug of the program.
#line 1 "/usr/include/gadget/gadget.h"
struct Part {
    int number;
};
template <typename T> struct Box {
    T *kept;
    explicit Box(Part &part);
    ~Box();
};
#line 14 "installed_constructor_bug.cpp"

int main() {
    int cells[4] = {1, 2, 3, 4};
    Part part{2};
    Box<int> box(part);
    return cells[part.number > 2 ? 4 : 5]; //~ V0103
}
