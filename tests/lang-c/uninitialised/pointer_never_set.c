// verify: proved
// native: none
int main(void) {
    int x = 4;
    int *p;
    p = &x;
    *p = 5;
    return x == 5 ? 0 : 1;
}
