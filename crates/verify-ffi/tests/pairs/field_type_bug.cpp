struct Inner { short low; short high; };
struct Sample { unsigned long time; float value; bool valid; Inner inner; };
extern "C" void record(Sample *sample) { sample->value = 0; }
