// verify: violated
// native: none
struct animal {
    virtual ~animal() {}
};
struct dog : animal {
    int tricks = 2;
};
struct cat : animal {
    int lives = 9;
};

static int tricks(animal *a) {
    return static_cast<dog *>(a)->tricks; //~ V0703
}

int main() {
    dog d;
    cat c;
    int known = tricks(&d);
    int unknown = tricks(&c);
    return known == 2 && unknown == 0 ? 0 : 1;
}
