// verify: bounded
// native: none
#include <stddef.h>

int main(int argc, char **argv) {
    if (argc < 1)
        return 0;
    if (argv[argc] != NULL)
        return 1;
    return argc > 1 ? argv[1][0] == '-' : 0;
}
