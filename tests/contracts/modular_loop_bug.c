// verify: violated
// flags: --modular
// native: ok
// The caller is proved by the contract of a function whose loop is too long to be followed.
#include <assert.h>
#include <verify.h>

static unsigned digits(unsigned x)
    VERIFY_ASSIGNS()
    VERIFY_POST(r, 1 <= r && r <= 10)
{
    unsigned count = 1;
    while (x >= 10) {
        x /= 10;
        count++;
    }
    return count;
}

unsigned room_for(unsigned x)
    VERIFY_POST(r, r <= 10) //~ V1002
{
    return digits(x) + 1;
}

int main(void) {
    return room_for(123) == 4 ? 0 : 1;
}
