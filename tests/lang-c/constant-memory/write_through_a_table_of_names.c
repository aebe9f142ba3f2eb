// verify: proved
// native: none
int nondet_int(void);

static char storage[2][4] = {"one", "two"};

int main(void) {
    char *names[2] = {storage[0], storage[1]};
    int i = nondet_int();
    if (i < 0 || i > 1)
        return 0;
    names[i][0] = 'O';
    return 0;
}
