// verify: violated
// native: none
int main(void) {
    int i = 1;
    int j = i++ + ++i; //~ V0308
    return j > 100;
}
