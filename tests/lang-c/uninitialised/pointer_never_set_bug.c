// verify: violated
// native: none
int main(void) {
    int x = 4;
    int *p;
    *p = 5; //~ V0111
    return x == 5 ? 0 : 1;
}
