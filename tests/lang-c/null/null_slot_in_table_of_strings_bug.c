// verify: violated
// native: none
int nondet_int(void);

static const char *const names[4] = {"north", "east", 0, "west"};

int main(void) {
    int i = nondet_int();
    if (i < 0 || i > 3)
        return 0;
    return names[i][0] == 'n'; //~ V0101
}
