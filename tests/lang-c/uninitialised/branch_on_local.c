// verify: proved
// native: none
int nondet_int(void);

int main(void) {
    int found;
    found = 0;
    int key = nondet_int();
    for (int i = 0; i < 5; i++)
        if (i == key)
            found = 1;
    if (found)
        return 1;
    return 0;
}
