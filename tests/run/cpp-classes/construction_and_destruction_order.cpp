// run: same
#include <cstdio>

struct tracer {
    const char *name;
    explicit tracer(const char *n) : name(n) { std::printf("+%s ", name); }
    tracer(const tracer &o) : name(o.name) { std::printf("=%s ", name); }
    ~tracer() { std::printf("-%s ", name); }
};

tracer global_first("global1");

struct base_a {
    tracer t{"base_a"};
    base_a() { std::printf("base_a() "); }
    ~base_a() { std::printf("~base_a() "); }
};

struct base_b : virtual base_a {
    tracer t{"base_b"};
};

struct base_c : virtual base_a {
    tracer t{"base_c"};
};

struct derived : base_b, base_c {
    tracer second{"second"}, first{"first"};
    derived() : first("first*") { std::printf("derived() "); }
    ~derived() { std::printf("~derived() "); }
};

static tracer &once() {
    static tracer t("static");
    return t;
}

static tracer pass(tracer t) { return t; }

int main() {
    std::printf("\nmain\n");
    {
        derived d;
        std::printf("\nleaving\n");
    }
    std::printf("\narray\n");
    {
        tracer array[] = {tracer("x"), tracer("y"), tracer("z")};
    }
    std::printf("\nstatic %d\n", &once() == &once());
    {
        const tracer &extended = tracer("temporary");
        std::printf("%s lives ", extended.name);
    }
    std::printf("\nloop\n");
    for (int i = 0; i < 3; i++) {
        tracer t("round");
        if (i == 1)
            continue;
        if (i == 2)
            break;
    }
    std::printf("\nargument\n");
    pass(tracer("argument"));
    std::printf("\nend\n");
    return 0;
}

tracer global_second("global2");
