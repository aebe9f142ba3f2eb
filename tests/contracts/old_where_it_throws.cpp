// verify: proved
// flags: --function main
// native: ok
// Copies that a clause has of what was before are the verifier's own: where a constructor or a function throws,
// nothing of them is a leak.
#include <vector>
#include <verify.h>

struct Log {
    int first;

    Log(std::vector<int> &entries, int one)
        VERIFY_POST(entries.size() == verify::old(entries).size() + 1)
        : first(one) {
        if (one < 0)
            throw one;
        entries.push_back(one);
    }
};

void append(std::vector<int> &entries, int one)
    VERIFY_POST(entries.size() == verify::old(entries).size() + 1)
{
    if (one < 0)
        throw one;
    entries.push_back(one);
}

int main() {
    std::vector<int> entries{1};
    int thrown = 0;
    try {
        Log log(entries, -1);
    } catch (int) {
        thrown++;
    }
    try {
        append(entries, -2);
    } catch (int) {
        thrown++;
    }
    append(entries, 2);
    return thrown == 2 && entries.size() == 2 ? 0 : 1;
}
