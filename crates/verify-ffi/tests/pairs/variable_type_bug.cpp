extern "C" { extern const int version; }
const int version = 3;
extern "C" { unsigned short table[4] = { 1, 2, 3, 4 }; }
