// verify: violated
// native: none
struct plain {
    int a, b;
};

int main() {
    plain *p = new plain;
    int status = 0;
    if (p->b != 0) //~ V0111
        status = 1;
    delete p;
    return status;
}
