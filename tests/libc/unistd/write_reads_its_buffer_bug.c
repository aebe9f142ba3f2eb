// verify: violated
// native: asan
#include <unistd.h>

int main(void) {
    static const char text[] = "hello\n";
    return write(1, text, sizeof text + 1) == 8 ? 0 : 1; //~ V0102
}
