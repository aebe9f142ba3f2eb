// verify: violated
// native: none
int nondet_int(void);

static const int table[4] = {2, 3, 5, 7};

static int choose(int *out) {
    int input = nondet_int();
    if (input >= 0 && input < 4) {
        *out = input;
        return 1;
    }
    return 0;
}

int main(void) {
    int i;
    choose(&i);
    return table[i] == 1; //~ V0111
}
