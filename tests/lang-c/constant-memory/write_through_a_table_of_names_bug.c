// verify: violated
// native: none
int nondet_int(void);

static char storage[4] = "one";

int main(void) {
    char *names[2] = {storage, (char *)"two"};
    int i = nondet_int();
    if (i < 0 || i > 1)
        return 0;
    names[i][0] = 'O'; //~ V0113
    return 0;
}
