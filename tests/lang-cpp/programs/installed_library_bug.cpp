// verify: violated
// native: none
// What fails whatever a library answers, of which only the headers are there, is a bug of the program.
#line 1 "/usr/include/gadget/gadget.h"
struct Gadget {
    static int limit;
    int size() const;
};
#line 10 "installed_library_bug.cpp"

int main() {
    int cells[4] = {1, 2, 3, 4};
    Gadget gadget;
    return cells[gadget.size() > Gadget::limit ? 4 : 5]; //~ V0103
}
