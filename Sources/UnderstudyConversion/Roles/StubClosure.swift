import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// What makes the closures that answer calls of one function.
struct StubClosure {
    /// How many parameters the function has.
    let parameters: Int

    /// A closure that does what `statement` says, which uses the parameters in `named` by these names.
    func text(_ statement: String, named: [Int: String] = [:]) -> String {
        source(statement, capturing: nil, named: named).text
    }

    /// The same, where it may capture a value.
    private func source(
        _ statement: String, capturing capture: Capture?, named: [Int: String] = [:]
    ) -> ClosureSource {
        let names = (0..<parameters).map { named[$0] ?? "_" }.joined(separator: ", ")
        let rest = [names.isEmpty && capture == nil ? nil : "in", statement.isEmpty ? nil : statement].compactMap(
            \.self)
        let words = (names.isEmpty ? rest : [names] + rest).joined(separator: " ")
        guard let capture else { return ClosureSource(head: words.isEmpty ? "{}" : "{ \(words) }") }
        return ClosureSource(head: "{ [" + capture.head, value: capture.value, tail: "] \(words) }")
    }

    /// What a closure captures: a name with what precedes the value, and the value.
    struct Capture {
        let head: String
        let value: InSource<ByteRange>

        var text: String { head + value.text }
    }

    /// A value as a closure uses it, and what the closure captures for that.
    struct Captured {
        let capture: Capture?
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
        let whole = expression[expression.piece.range]
        if values.isPlain(expression) { return Captured(capture: nil, text: whole.text) }
        if case .member(nil, _) = expression.piece.form, case .named = type, let type {
            return Captured(capture: Capture(head: "\(name) = \(type)", value: whole), text: name)
        }
        // A case has no type by itself, but what it holds may have one.
        if case .call(let callee, let arguments) = expression.piece.form, expression.piece.isImplicitMember {
            guard case .member(nil, let member) = callee.form else { return nil }
            guard arguments.count == 1, !arguments[0].isTrailing, !arguments[0].value.isImplicitMember else {
                // Those of an optional value itself have another type.
                let isOfOptional = source.matches(member.range, "some") || source.matches(member.range, "none")
                guard case .named = type, let type, !isOfOptional else { return nil }
                return Captured(capture: Capture(head: "\(name) = \(type)", value: whole), text: name)
            }
            let inner = arguments[0].value.range
            let head = source.text(in: ByteRange(start: expression.piece.range.lowerBound, end: inner.lowerBound))
            let tail = source.text(in: ByteRange(start: inner.upperBound, end: expression.piece.range.upperBound))
            return Captured(capture: Capture(head: "\(name) = ", value: source[inner]), text: head + name + tail)
        }
        if expression.piece.isImplicitMember { return nil }
        return Captured(capture: Capture(head: "\(name) = ", value: whole), text: name)
    }

    /// How a closure throws the value of `expression`.
    static func captured(throwing expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> Captured? {
        let source = expression.source
        if case .call(let callee, let arguments) = expression.piece.form, !expression.piece.isImplicitMember,
            callee.isTypeName(in: source), arguments.allSatisfy({ values.isPlain(source[$0.value]) })
        {
            // An error that is made anew is as good as the one before.
            return Captured(capture: nil, text: source.text(in: expression.piece.range))
        }
        return expression.piece.isImplicitMember ? nil : captured(expression, as: "error", values)
    }

    /// A closure whose statement, which `make` gives, uses the value of `expression`; `nil` where it can't be captured.
    func source(
        using expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String, _ values: PlainValues,
        named: [Int: String] = [:], _ make: (String) -> String
    ) -> ClosureSource? {
        Self.captured(expression, of: type, as: name, values).map {
            source(make($0.text), capturing: $0.capture, named: named)
        }
    }

    /// A closure that throws the value of `expression`.
    func source(throwing expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> ClosureSource? {
        Self.captured(throwing: expression, values).map { source("throw " + $0.text, capturing: $0.capture) }
    }
}

/// The source of a closure, and in it the value that it captures, in which other edits may change names.
struct ClosureSource {
    let head: String
    var value: InSource<ByteRange>?
    var tail = ""

    var text: String { head + (value?.text ?? "") + tail }

    /// The edits that put it in `place`, where the value is, and `rest` behind it.
    func edits(at place: InSource<ByteRange>, before rest: String) -> [SourceEdit] {
        guard let value else { return [SourceEdit(place, with: head + rest)] }
        let (outer, inner) = (place.piece, value.piece)
        return [
            SourceEdit(place[ByteRange(start: outer.lowerBound, end: inner.lowerBound)], with: head),
            SourceEdit(place[ByteRange(start: inner.upperBound, end: outer.upperBound)], with: tail + rest),
        ]
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
