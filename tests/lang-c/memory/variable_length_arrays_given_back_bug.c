// verify: violated
// native: none
int main(void) {
    char *before = 0;
    for (int i = 1; i <= 3; i++) {
        char a[10 + i];
        a[i] = 1;
        if (before && *before == 1) //~ V0105
            return 1;
        before = &a[i];
    }
    return 0;
}
