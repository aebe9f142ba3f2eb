// verify: proved
// native: ok
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
    dog *d = dynamic_cast<dog *>(a);
    return d ? d->tricks : 0;
}

int main() {
    dog d;
    cat c;
    int known = tricks(&d);
    int unknown = tricks(&c);
    return known == 2 && unknown == 0 ? 0 : 1;
}
