// verify: unknown
// native: none
// What a library that is installed, and of which only the headers are there, answers and holds is any: what rests on
// that is a limit of the verifier, not a bug of the program.
#line 1 "/usr/include/gadget/gadget.h"
struct Gadget {
    static int limit;
    int size() const;
};
#line 11 "installed_library.cpp"

int main() {
    int cells[4] = {1, 2, 3, 4};
    Gadget gadget;
    return cells[Gadget::limit] + cells[gadget.size()];
}
