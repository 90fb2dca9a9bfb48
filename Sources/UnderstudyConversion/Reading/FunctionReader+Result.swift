import UnderstudySyntax

extension FunctionReader {
    /// `switch result { case .success(let value): return value; case .failure(let error): throw error }`, with what is done
    /// where none is there.
    func result(_ value: ExpressionSyntax, _ cases: [SwitchCaseSyntax]) -> FunctionReading.Answer? {
        let alias = alias(value)
        guard let property = property(value.unforced) ?? alias?.property else { return nil }
        var otherwise = alias?.otherwise
        var found: Set<String> = []
        for entry in cases {
            guard entry.patterns.count == 1, entry.patterns[0].condition == nil, entry.body.count == 1,
                let (name, bound) = resultCase(entry.patterns[0].pattern), found.insert(name).inserted
            else { return nil }
            switch (name, entry.body[0]) {
            case ("success", .return(let value)): guard isHeld(value, bound) else { return nil }
            case ("failure", .throw(let error)): guard isHeld(error, bound) else { return nil }
            case ("none", .throw(let error)):
                guard isConstant(error) else { return nil }
                otherwise = .error(error)
            case ("none", .expression(let call)):
                guard isStop(call) else { return nil }
                otherwise = .unset
            default: return nil
            }
        }
        return found.isSuperset(of: ["success", "failure"]) ? .result(property, otherwise: otherwise) : nil
    }

    /// Whether `value` is the constant `bound`, or both are nothing.
    private func isHeld(_ value: ExpressionSyntax?, _ bound: String?) -> Bool {
        guard let value else { return bound == nil }
        return bound.map { isWord(value, $0) } ?? false
    }

    /// The name of the case that `pattern` is, and the constant for what it holds.
    private func resultCase(_ pattern: ExpressionSyntax) -> (name: String, bound: String?)? {
        switch pattern.form {
        case .name(let name): return source.matches(name.range, "nil") ? ("none", nil) : nil
        case .binding(let inner): return resultCase(inner)
        case .optionalChain(let inner): return resultCase(inner)
        case .member(nil, let name): return (source.text(in: name.range), nil)
        case .call(let callee, let arguments):
            guard case .member(nil, let name) = callee.form, arguments.count <= 1 else { return nil }
            guard var held = arguments.first?.value else { return (source.text(in: name.range), nil) }
            if case .binding(let inner) = held.form { held = inner }
            guard case .name(let bound) = held.form else { return nil }
            return (source.text(in: name.range), source.text(in: bound.range))
        default: return nil
        }
    }
}
