// verify: unknown
// native: none
// A constructor of a library that is installed, and of which only the headers are there, makes anything of its object
// and of what it is given, as its other functions do. What rests on that is a limit of the verifier.
#line 1 "/usr/include/gadget/gadget.h"
struct Part {
    int number;
};
template <typename T> struct Box {
    T *kept;
    explicit Box(Part &part);
    ~Box();
};
#line 15 "installed_constructor.cpp"

int main() {
    int cells[4] = {1, 2, 3, 4};
    Part part{2};
    Box<int> box(part);
    return cells[part.number] + *box.kept;
}
