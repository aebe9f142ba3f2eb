extern "C" int usual(int n) { return n; }
extern "C" __attribute__((ms_abi)) int windows(int n) { return n; }
extern "C" int firmware(int n) { return n; }
extern "C" __attribute__((ms_abi)) int of_unix(int n) { return n; }
