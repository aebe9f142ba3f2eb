// verify: violated
// native: none
int main(void) {
    int i = 0, done = 0;
    while (!done) { //~ V0307
        i = 1 - i;
    }
    return i;
}
