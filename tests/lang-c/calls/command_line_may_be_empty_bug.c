// verify: violated
// native: none
int main(int argc, char **argv) {
    (void)argc;
    /* Whoever starts a program need not give it a name (C11 5.1.2.2.1/2). */
    return argv[0][0] == 0; //~ V0101
}
