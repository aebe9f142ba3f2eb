// verify: violated
// native: none
#include <string.h>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    int *data = nullptr;
    unsigned long size = 0;
    for (int round = 0; round != 3; ++round) {
        int value = __VERIFIER_nondet_int();
        if (value > 0) {
            int *more = new int[size + 1];
            if (size != 0)
                memcpy(more, data, (size + 1) * sizeof(int)); //~ V0102
            more[size] = value;
            ++size;
            delete[] data;
            data = more;
        }
    }
    delete[] data;
    return 0;
}
