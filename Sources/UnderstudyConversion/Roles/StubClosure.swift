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
        guard let capture else {
            return ClosureSource(head: words.isEmpty ? "{}" : "{ \(words) }", statement: statement)
        }
        return ClosureSource(
            head: "{ [" + capture.head, value: capture.value, tail: capture.tail + "] \(words) }", statement: statement)
    }

    /// What a closure captures: a name with what precedes the value, the value, and what follows it.
    struct Capture {
        let head: String
        let value: InSource<ByteRange>
        var tail = ""

        var text: String { head + value.text + tail }
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
    ///
    /// - Parameter isUnwrapped: Whether it is of a type with `!`, which would be captured as an optional.
    static func captured(
        _ expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String,
        isUnwrapped: Bool = false, _ values: PlainValues
    ) -> Captured? {
        let source = expression.source
        let whole = expression[expression.piece.range]
        if values.isPlain(expression) || values.isPlain(expression, of: type) {
            return Captured(capture: nil, text: whole.text)
        }
        if isUnwrapped {
            return Captured(capture: Capture(head: "\(name) = ", value: whole, tail: "!"), text: name)
        }
        guard expression.piece.needsContext(in: source) else {
            return Captured(capture: Capture(head: "\(name) = ", value: whole), text: name)
        }
        // What makes a value of the type says so itself.
        if let type, expression.piece.makes(type, in: source) {
            return Captured(capture: Capture(head: "\(name) = ", value: whole), text: name)
        }
        guard expression.piece.isImplicitMember else {
            // A coercion binds more tightly than a ternary expression.
            let isTernary = if case .ternary = expression.piece.form { true } else { false }
            let (head, tail) = isTernary ? ("\(name) = (", ") as ") : ("\(name) = ", " as ")
            return type.map { Captured(capture: Capture(head: head, value: whole, tail: "\(tail)\($0)"), text: name) }
        }
        if let held = held(by: expression, of: type, as: name, values) { return held }
        // Those of an optional value itself have another type.
        guard case .named = type, let type, !expression.piece.isOfOptional(in: source) else { return nil }
        return Captured(capture: Capture(head: "\(name) = \(type)", value: whole), text: name)
    }

    /// How a closure uses a case with one value: a case has no type by itself, but what it holds may have one.
    private static func held(
        by expression: InSource<ExpressionSyntax>, of type: SwiftType?, as name: String, _ values: PlainValues
    ) -> Captured? {
        let (source, piece) = (expression.source, expression.piece)
        guard case .call(let callee, let arguments) = piece.form, case .member(nil, let member) = callee.form,
            arguments.count == 1, !arguments[0].isTrailing
        else { return nil }
        let inner = arguments[0].value
        let type = type?.held(by: source.text(in: member.range))
        if inner.needsContext(in: source), type == nil { return nil }
        let head = source.text(in: ByteRange(start: piece.range.lowerBound, end: inner.range.lowerBound))
        let tail = source.text(in: ByteRange(start: inner.range.upperBound, end: piece.range.upperBound))
        return captured(source[inner], of: type, as: name, values).map {
            Captured(capture: $0.capture, text: head + $0.text + tail)
        }
    }

    /// How a closure throws the value of `expression`, of `type` if that is known.
    static func captured(
        throwing expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, _ values: PlainValues
    ) -> Captured? {
        let source = expression.source
        // What is thrown has no type but its own.
        let owner: String
        if expression.piece.isImplicitMember {
            guard let type, let path = type.path, path != "Error", path != "Swift.Error", values.isWholePath(path)
            else {
                return nil
            }
            owner = "\(type)"
        } else {
            owner = ""
        }
        // An error that is made anew is as good as the one before.
        func areMadeAnew(_ arguments: [ArgumentSyntax]) -> Bool {
            arguments.allSatisfy { values.isPlain(source[$0.value]) || $0.value.isPlainImplicitMember }
        }
        let isMadeAnew =
            switch expression.piece.form {
            case .call(let callee, let arguments): callee.makesError(in: source) && areMadeAnew(arguments)
            default: expression.piece.makesError(in: source)
            }
        let whole = expression[expression.piece.range]
        if isMadeAnew { return Captured(capture: nil, text: owner + whole.text) }
        if !owner.isEmpty { return Captured(capture: Capture(head: "error = " + owner, value: whole), text: "error") }
        return expression.piece.needsContext(in: source) ? nil : captured(expression, as: "error", values)
    }

    /// A closure whose statement, which `make` gives, uses the value of `expression`; `nil` where it can't be captured.
    func source(
        using expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, as name: String,
        isUnwrapped: Bool = false, _ values: PlainValues, named: [Int: String] = [:], _ make: (String) -> String
    ) -> ClosureSource? {
        Self.captured(expression, of: type, as: name, isUnwrapped: isUnwrapped, values).map {
            source(make($0.text), capturing: $0.capture, named: named)
        }
    }

    /// A closure that throws the value of `expression`, of `type` if that is known.
    func source(
        throwing expression: InSource<ExpressionSyntax>, of type: SwiftType? = nil, _ values: PlainValues
    ) -> ClosureSource? {
        Self.captured(throwing: expression, of: type, values).map { source("throw " + $0.text, capturing: $0.capture) }
    }
}

/// The source of a closure, and in it the value that it captures, in which other edits may change names.
struct ClosureSource {
    let head: String
    var value: InSource<ByteRange>?
    var tail = ""
    /// What it consists of, at its end.
    var statement = ""

    var text: String { head + (value?.text ?? "") + tail }

    /// The text, in several lines where one behind `start` would be too long.
    ///
    /// - Parameter step: What a line within begins with besides `indentation`.
    func text(behind start: String, indentation: String, step: String) -> String {
        let (text, inner) = (text, "\n" + indentation + step)
        let isShort = indentation.count + start.count + text.count <= 120
        if text.contains("\n") || statement.isEmpty || isShort { return text }
        var head = String(text.dropLast(statement.count + " }".count))
        if head.hasSuffix(" ") { head.removeLast() }
        let place = head.hasPrefix("{ [") ? "{" + inner + head.dropFirst(2) : head
        return place + inner + statement + "\n\(indentation)}"
    }

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

extension SwiftType {
    /// The type of the value that the case `name` of `Result` or of an optional holds.
    func held(by name: String) -> SwiftType? {
        switch (canonical, name) {
        case (.optional(let inner), "some"): inner
        case (.named("Result", let arguments), "success"): arguments.first
        case (.named("Result", let arguments), "failure"): arguments[safe: 1]
        default: nil
        }
    }
}

extension ExpressionSyntax {
    /// Whether it has no type without a context, or another one.
    fileprivate func needsContext(in source: SourceText) -> Bool {
        switch form {
        case .name(let name): source.matches(name.range, "nil")
        case .tuple(let elements): elements.contains { $0.value.isNumber || $0.value.needsContext(in: source) }
        case .array(let elements):
            elements.isEmpty || elements.contains { $0.needsContext(in: source) } || !areAlike(elements, in: source)
        case .call(let callee, let arguments) where !isImplicitMember:
            // A generic function may take its type from where the value goes.
            callee.needsContext(in: source)
                || arguments.contains {
                    $0.value.needsContext(in: source) || !callee.isTypeName(in: source) && $0.value.isNumber
                }
        case .member(let base?, _) where !isImplicitMember: base.needsContext(in: source)
        case .dictionary(let elements):
            elements.isEmpty
                || elements.contains { $0.key.needsContext(in: source) || $0.value.needsContext(in: source) }
        case .ternary(_, let left, let right):
            [left, right].contains { $0.isNumber || $0.needsContext(in: source) }
        case .sequence(let operands, _):
            operands.allSatisfy(\.isNumber) || operands.contains { $0.needsContext(in: source) }
        case .closure: true
        default: isImplicitMember
        }
    }

    /// Whether it is an initialiser of `type` that is called by its name.
    fileprivate func makes(_ type: SwiftType, in source: SourceText) -> Bool {
        guard case .call(let callee, _) = form, callee.isTypeName(in: source) else { return false }
        // A module may be in front of the name.
        return TypePath(type.description).names(source.text(in: callee.range))
    }

    /// Whether it is a member of a type, or a type to be called: `Failure.full`, `Full`, `.full`.
    fileprivate func makesError(in source: SourceText) -> Bool {
        switch form {
        case .member(let base?, _): isTypeName(in: source) || base.isTypeName(in: source)
        case .member(nil, _): true
        default: isTypeName(in: source)
        }
    }

    /// Whether it is the name of a case or of a static member: `.badURL`.
    fileprivate var isPlainImplicitMember: Bool { if case .member(nil, _) = form { true } else { false } }

    private var isNumber: Bool { if case .literal = form { true } else { false } }

    /// Whether `elements` are of one type, as those are that one initialiser makes.
    private func areAlike(_ elements: [ExpressionSyntax], in source: SourceText) -> Bool {
        let callees = elements.map { element -> String? in
            switch element.form {
            case .call(let callee, _) where callee.isTypeName(in: source): source.text(in: callee.range)
            case .literal, .string: ""
            default: nil
            }
        }
        return elements.count == 1 || callees.allSatisfy { $0 != nil && $0 == callees[0] }
    }

    /// Whether it is a case of an optional.
    fileprivate func isOfOptional(in source: SourceText) -> Bool {
        guard case .call(let callee, _) = form, case .member(nil, let name) = callee.form else { return false }
        return source.matches(name.range, "some") || source.matches(name.range, "none")
    }

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
