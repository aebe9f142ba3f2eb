// run: same
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

struct token {
    enum kind { number, op, open, close } k;
    double value;
    char symbol;
};

static std::vector<token> tokenise(const std::string &s) {
    std::vector<token> out;
    for (std::size_t i = 0; i < s.size();) {
        char c = s[i];
        if (c == ' ') {
            ++i;
        } else if ((c >= '0' && c <= '9') || c == '.') {
            std::size_t used = 0;
            double v = std::stod(s.substr(i), &used);
            out.push_back({token::number, v, 0});
            i += used;
        } else if (std::string("+-*/^").find(c) != std::string::npos) {
            out.push_back({token::op, 0, c});
            ++i;
        } else if (c == '(' || c == ')') {
            out.push_back({c == '(' ? token::open : token::close, 0, c});
            ++i;
        } else {
            throw std::invalid_argument(std::string("unexpected ") + c);
        }
    }
    return out;
}

static int strength(char c) { return c == '^' ? 3 : c == '*' || c == '/' ? 2 : 1; }

static std::vector<token> to_postfix(const std::vector<token> &in) {
    std::vector<token> out, stack;
    for (const token &t : in) {
        if (t.k == token::number) {
            out.push_back(t);
        } else if (t.k == token::op) {
            while (!stack.empty() && stack.back().k == token::op && (strength(stack.back().symbol) > strength(t.symbol) || (strength(stack.back().symbol) == strength(t.symbol) && t.symbol != '^'))) {
                out.push_back(stack.back());
                stack.pop_back();
            }
            stack.push_back(t);
        } else if (t.k == token::open) {
            stack.push_back(t);
        } else {
            while (!stack.empty() && stack.back().k != token::open) {
                out.push_back(stack.back());
                stack.pop_back();
            }
            if (stack.empty())
                throw std::runtime_error("unbalanced )");
            stack.pop_back();
        }
    }
    for (; !stack.empty(); stack.pop_back()) {
        if (stack.back().k == token::open)
            throw std::runtime_error("unbalanced (");
        out.push_back(stack.back());
    }
    return out;
}

static double evaluate(const std::string &s) {
    std::vector<double> stack;
    for (const token &t : to_postfix(tokenise(s))) {
        if (t.k == token::number) {
            stack.push_back(t.value);
            continue;
        }
        if (stack.size() < 2)
            throw std::logic_error("operand missing");
        double b = stack.back();
        stack.pop_back();
        double &a = stack.back();
        switch (t.symbol) {
        case '+': a += b; break;
        case '-': a -= b; break;
        case '*': a *= b; break;
        case '/':
            if (b == 0)
                throw std::domain_error("division by zero");
            a /= b;
            break;
        case '^': {
            double r = 1;
            for (int i = 0; i < static_cast<int>(b); ++i)
                r *= a;
            a = r;
        }
        }
    }
    if (stack.size() != 1)
        throw std::logic_error("no single value");
    return stack.back();
}

int main() {
    int errors = 0;
    for (const char *s : {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "8 / 4 / 2", "1.5 * (4 - .5)", "1 +", "(2", "3 $ 4", "1 / (2 - 2)", "2 3", "4)"})
        try {
            std::printf("%s = %g\n", s, evaluate(s));
        } catch (const std::invalid_argument &e) {
            std::printf("%s: bad character, %s\n", s, e.what());
            ++errors;
        } catch (const std::logic_error &e) {
            std::printf("%s: logic, %s\n", s, e.what());
            ++errors;
        } catch (const std::exception &e) {
            std::printf("%s: %s\n", s, e.what());
            ++errors;
        }
    return errors == 6 ? 0 : 1;
}
