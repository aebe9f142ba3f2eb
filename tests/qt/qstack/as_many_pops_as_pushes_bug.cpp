// verify: violated
// qt: 5 6
// native: none
#include <QStack>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    QStack<char> open;
    for (int i = 0; i != 4; ++i)
        if (__VERIFIER_nondet_int())
            open.push('(');
        else
            open.pop(); //~ V0505
}
