// verify: violated
// flags: --function main
// native: leak
// What the function itself allocates, and does not release where it throws, is a leak.
#include <vector>
#include <verify.h>

struct Log {
    int *first;

    Log(std::vector<int> &entries, int one)
        VERIFY_POST(entries.size() == verify::old(entries).size() + 1)
        : first(new int(one)) { //~ V0110
        if (one < 0)
            throw one;
        entries.push_back(one);
    }
    ~Log() { delete first; }
};

int main() {
    std::vector<int> entries{1};
    try {
        Log log(entries, -1);
    } catch (int) {
        return 0;
    }
    return 1;
}
