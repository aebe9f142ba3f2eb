// verify: violated
// native: ok
// The contract of a destructor: the invariant holds before it, and what it says afterwards is about others.
#include <verify.h>

static int open_files = 0;

class File {
    int number;

public:
    VERIFY_TYPE_INVARIANT(File, number >= 0);

    explicit File(int n)
        VERIFY_PRE(n >= 0 && open_files < 100)
        VERIFY_POST(open_files == verify::old(open_files) + 1)
        : number(n) {
        ++open_files;
    }

    ~File()
        VERIFY_PRE(open_files > 0)
        VERIFY_POST(open_files == verify::old(open_files) - 1); //~ V1002
};

File::~File() {
    if (number > 0)
        --open_files;
}

int main() {
    { File file(3); }
    return open_files;
}
