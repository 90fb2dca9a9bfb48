import UnderstudySemantics
import UnderstudySyntax

/// The closure that answers calls of one function, as source.
struct StubClosure {
    /// How many parameters the function has.
    let parameters: Int

    /// A closure that does what `statement` says, which uses the parameters in `named` by these names.
    func text(_ statement: String, capturing captures: String? = nil, named: [Int: String] = [:]) -> String {
        let names = (0..<parameters).map { named[$0] ?? "_" }.joined(separator: ", ")
        let head = [captures.map { "[\($0)]" }, names.isEmpty ? nil : names].compactMap(\.self).joined(separator: " ")
        let body = statement.isEmpty ? "" : statement + " "
        return head.isEmpty ? "{ \(body)}" : "{ \(head) in \(body)}"
    }

    /// A closure whose statement, which `make` gives, uses the value of `expression`.
    ///
    /// What is more than a plain value is computed once, when the closure is made, and not in each call; `nil` where its
    /// type would be lost by that.
    func text(
        using expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String, _ values: PlainValues,
        named: [Int: String] = [:], _ make: (String) -> String
    ) -> String? {
        let source = expression.source
        let written = source.text(in: expression.piece.range)
        if values.isPlain(expression) { return text(make(written), named: named) }
        if case .member(nil, _) = expression.piece.form, case .named = type, let type {
            return text(make(name), capturing: "\(name) = \(type)\(written)", named: named)
        }
        // A case has no type by itself, but what it holds may have one.
        if case .call(let callee, let arguments) = expression.piece.form, expression.piece.isImplicitMember {
            guard case .member(nil, let member) = callee.form else { return nil }
            guard arguments.count == 1, !arguments[0].isTrailing, !arguments[0].value.isImplicitMember else {
                // Those of an optional value itself have another type.
                let isOfOptional = source.matches(member.range, "some") || source.matches(member.range, "none")
                guard case .named = type, let type, !isOfOptional else { return nil }
                return text(make(name), capturing: "\(name) = \(type)\(written)", named: named)
            }
            let inner = arguments[0].value.range
            let head = source.text(in: ByteRange(start: expression.piece.range.lowerBound, end: inner.lowerBound))
            let tail = source.text(in: ByteRange(start: inner.upperBound, end: expression.piece.range.upperBound))
            return text(
                make(head + name + tail), capturing: "\(name) = \(source.text(in: inner))", named: named)
        }
        if expression.piece.isImplicitMember { return nil }
        return text(make(name), capturing: "\(name) = \(written)", named: named)
    }

    /// A closure that throws the value of `expression`.
    func text(throwing expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> String? {
        let source = expression.source
        let written = source.text(in: expression.piece.range)
        if case .call(let callee, let arguments) = expression.piece.form, !expression.piece.isImplicitMember,
            callee.isTypeName(in: source), arguments.allSatisfy({ values.isPlain(source[$0.value]) })
        {
            // An error that is made anew is as good as the one before.
            return text("throw " + written)
        }
        if expression.piece.isImplicitMember { return nil }
        return text(using: expression, as: "error", values) { "throw " + $0 }
    }
}

extension ExpressionSyntax {
    /// Whether it is the path of a type, by the letters that its names begin with.
    fileprivate func isTypeName(in source: SourceText) -> Bool {
        switch form {
        case .name(let name): source.text(in: name.range).first?.isUppercase ?? false
        case .member(let base?, let name):
            base.isTypeName(in: source) && source.text(in: name.range).first?.isUppercase ?? false
        default: false
        }
    }
}
