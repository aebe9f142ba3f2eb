// run: same
// clang: -std=c++98
#include <cstdio>

class matrix {
    int n_;
    double *cells_;
    static int live_;

public:
    explicit matrix(int n) : n_(n), cells_(new double[n * n]) {
        ++live_;
        for (int i = 0; i < n * n; ++i)
            cells_[i] = 0;
    }
    matrix(const matrix &o) : n_(o.n_), cells_(new double[o.n_ * o.n_]) {
        ++live_;
        for (int i = 0; i < n_ * n_; ++i)
            cells_[i] = o.cells_[i];
    }
    matrix &operator=(matrix o) {
        swap(o);
        return *this;
    }
    ~matrix() {
        --live_;
        delete[] cells_;
    }
    void swap(matrix &o) {
        int n = n_;
        n_ = o.n_;
        o.n_ = n;
        double *c = cells_;
        cells_ = o.cells_;
        o.cells_ = c;
    }
    double *operator[](int r) { return cells_ + r * n_; }
    const double *operator[](int r) const { return cells_ + r * n_; }
    int size() const { return n_; }
    static int live() { return live_; }

    class singular {};

    double eliminate() {
        double det = 1;
        for (int k = 0; k < n_; ++k) {
            int p = k;
            for (int r = k + 1; r < n_; ++r)
                if (absolute((*this)[r][k]) > absolute((*this)[p][k]))
                    p = r;
            if ((*this)[p][k] == 0)
                throw singular();
            if (p != k) {
                for (int c = 0; c < n_; ++c) {
                    double t = (*this)[p][c];
                    (*this)[p][c] = (*this)[k][c];
                    (*this)[k][c] = t;
                }
                det = -det;
            }
            det *= (*this)[k][k];
            for (int r = k + 1; r < n_; ++r) {
                double f = (*this)[r][k] / (*this)[k][k];
                for (int c = k; c < n_; ++c) {
                    double part = f * (*this)[k][c];
                    (*this)[r][c] -= part;
                }
            }
        }
        return det;
    }
    static double absolute(double d) { return d < 0 ? -d : d; }
};

int matrix::live_ = 0;

matrix operator*(const matrix &a, const matrix &b) {
    matrix r(a.size());
    for (int i = 0; i < a.size(); ++i)
        for (int j = 0; j < a.size(); ++j)
            for (int k = 0; k < a.size(); ++k) {
                double part = a[i][k] * b[k][j];
                r[i][j] += part;
            }
    return r;
}

int main() {
    int failures = 0;
    for (int n = 1; n <= 4; ++n) {
        matrix a(n), b(n);
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) {
                a[i][j] = (i + 1) * (j + 2) % 7 + (i == j ? 4 : 0);
                b[i][j] = i >= j ? 1 << (i + j) : 0;
            }
        matrix c = a * b;
        double da = matrix(a).eliminate(), db = matrix(b).eliminate(), dc = c.eliminate();
        std::printf("%d: %.6g %.6g %.6g\n", n, da, db, dc);
        if (matrix::absolute(da * db - dc) > 1e-6 * matrix::absolute(dc))
            ++failures;
    }
    try {
        matrix s(2);
        s[0][0] = s[0][1] = s[1][0] = s[1][1] = 3;
        s = s * s;
        s.eliminate();
        ++failures;
    } catch (matrix::singular &) {
        std::printf("singular\n");
    }
    std::printf("%d live\n", matrix::live());
    return failures + matrix::live();
}
