// run: same
#include <cstdio>
#include <typeinfo>

struct device {
    int id;
    explicit device(int i) : id(i) {}
    virtual ~device() {}
    virtual const char *kind() const { return "device"; }
};

struct reader : virtual device {
    int reads = 0;
    explicit reader(int i = 0) : device(i) {}
    virtual int read() { return ++reads; }
    const char *kind() const override { return "reader"; }
};

struct writer : virtual device {
    int writes = 0;
    explicit writer(int i = 0) : device(i) {}
    virtual int write(int n) { return writes += n; }
    const char *kind() const override { return "writer"; }
};

struct file : reader, writer {
    explicit file(int i) : device(i) {}
    const char *kind() const override { return "file"; }
    int read() override { return reader::read() * 10; }
};

struct unrelated {
    virtual ~unrelated() {}
};

int main() {
    file f(42);
    reader r(1);
    writer w(2);
    device *devices[] = {&f, &r, &w};
    int found = 0;
    for (device *d : devices) {
        reader *as_reader = dynamic_cast<reader *>(d);
        writer *as_writer = dynamic_cast<writer *>(d);
        file *as_file = dynamic_cast<file *>(d);
        std::printf("%s %d: reader %d writer %d file %d stranger %d\n", d->kind(), d->id, as_reader != nullptr, as_writer != nullptr, as_file != nullptr, dynamic_cast<unrelated *>(d) != nullptr);
        found += (as_reader != nullptr) + (as_writer != nullptr);
        if (as_reader)
            std::printf("  read %d\n", as_reader->read());
        if (as_writer)
            std::printf("  wrote %d\n", as_writer->write(5));
        if (as_reader) {
            writer *across = dynamic_cast<writer *>(as_reader);
            std::printf("  across %d\n", across ? across->writes : -1);
        }
    }
    reader *half = &f;
    std::printf("%d %d %d\n", dynamic_cast<void *>(half) == &f, typeid(*half) == typeid(file), typeid(half) == typeid(reader *));
    const writer &reference = f;
    try {
        const file &fine = dynamic_cast<const file &>(reference);
        std::printf("%d\n", fine.id);
        const reader &wrong = dynamic_cast<const reader &>(static_cast<const device &>(w));
        return wrong.reads + 1;
    } catch (const std::bad_cast &) {
        std::printf("bad cast\n");
    }
    return found == 4 ? 0 : 2;
}
