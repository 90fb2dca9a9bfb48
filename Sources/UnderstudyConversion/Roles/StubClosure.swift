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
        let words = [head.isEmpty ? nil : head + " in", statement.isEmpty ? nil : statement].compactMap(\.self)
        return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
    }

    /// A value as a closure uses it, and what the closure captures for that.
    struct Captured {
        let captures: String?
        let text: String
    }

    /// How a closure uses the value of `expression`.
    ///
    /// What is more than a plain value is computed once, when the closure is made, and not in each call; `nil` where its
    /// type would be lost by that.
    static func captured(
        _ expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String, _ values: PlainValues
    ) -> Captured? {
        let source = expression.source
        let written = source.text(in: expression.piece.range)
        if values.isPlain(expression) { return Captured(captures: nil, text: written) }
        if case .member(nil, _) = expression.piece.form, case .named = type, let type {
            return Captured(captures: "\(name) = \(type)\(written)", text: name)
        }
        // A case has no type by itself, but what it holds may have one.
        if case .call(let callee, let arguments) = expression.piece.form, expression.piece.isImplicitMember {
            guard case .member(nil, let member) = callee.form else { return nil }
            guard arguments.count == 1, !arguments[0].isTrailing, !arguments[0].value.isImplicitMember else {
                // Those of an optional value itself have another type.
                let isOfOptional = source.matches(member.range, "some") || source.matches(member.range, "none")
                guard case .named = type, let type, !isOfOptional else { return nil }
                return Captured(captures: "\(name) = \(type)\(written)", text: name)
            }
            let inner = arguments[0].value.range
            let head = source.text(in: ByteRange(start: expression.piece.range.lowerBound, end: inner.lowerBound))
            let tail = source.text(in: ByteRange(start: inner.upperBound, end: expression.piece.range.upperBound))
            return Captured(captures: "\(name) = \(source.text(in: inner))", text: head + name + tail)
        }
        if expression.piece.isImplicitMember { return nil }
        return Captured(captures: "\(name) = \(written)", text: name)
    }

    /// How a closure throws the value of `expression`.
    static func captured(throwing expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> Captured? {
        let source = expression.source
        if case .call(let callee, let arguments) = expression.piece.form, !expression.piece.isImplicitMember,
            callee.isTypeName(in: source), arguments.allSatisfy({ values.isPlain(source[$0.value]) })
        {
            // An error that is made anew is as good as the one before.
            return Captured(captures: nil, text: source.text(in: expression.piece.range))
        }
        return expression.piece.isImplicitMember ? nil : captured(expression, as: "error", values)
    }

    /// A closure whose statement, which `make` gives, uses the value of `expression`; `nil` where it can't be captured.
    func text(
        using expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String, _ values: PlainValues,
        named: [Int: String] = [:], _ make: (String) -> String
    ) -> String? {
        Self.captured(expression, of: type, as: name, values).map {
            text(make($0.text), capturing: $0.captures, named: named)
        }
    }

    /// A closure that throws the value of `expression`.
    func text(throwing expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> String? {
        Self.captured(throwing: expression, values).map { text("throw " + $0.text, capturing: $0.captures) }
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
