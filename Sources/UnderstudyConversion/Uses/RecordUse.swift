import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// How code reads what a handwritten double recorded, and how it reads the same from a list of calls.
struct RecordUse {
    /// The expression that reads: `mock.savedNote`.
    let node: ExpressionSyntax
    /// The name in it.
    let name: ByteRange
    /// The expressions around it, the outermost first.
    let around: [ExpressionSyntax]
    let source: SourceText
    /// The code that it is in.
    let code: ByteRange
    /// The property that records calls.
    let calls: String

    init(
        node: ExpressionSyntax, name: ByteRange, around: some Sequence<ExpressionSyntax>, in code: InSource<ByteRange>,
        _ calls: String
    ) {
        (self.node, self.name, self.source, self.code, self.calls) = (node, name, code.source, code.piece, calls)
        self.around = Array(around)
    }

    private var parent: ExpressionSyntax? { around.last }
    private var grandparent: ExpressionSyntax? { around.dropLast().last }

    // MARK: - Writing

    /// Whether the property, or a part of it, is set or changed.
    var isWritten: Bool {
        var inner = node
        for outer in around.reversed() {
            switch outer.form {
            case .assignment(let target, _): return target.range == inner.range
            case .sequence(let operands, let operators):
                let isFirst = operands.first?.range == inner.range
                return isFirst && operators.contains { source.text(in: $0).hasSuffix("=") && isAssignment($0) }
            case .prefix(let mark, _): return source.matches(mark, "&")
            case .member(let base?, _), .subscript(let base, _), .force(let base), .optionalChain(let base):
                guard base.range == inner.range else { return false }
                inner = outer
            case .tuple: inner = outer
            default: return false
            }
        }
        return false
    }

    /// Whether a function that adds something to a list or takes it away is called on the property.
    var isChangedByCall: Bool {
        guard case .member(_, let called)? = parent?.form, case .call(let callee, _)? = grandparent?.form,
            callee.range == parent?.range
        else { return false }
        let word = source.text(in: called.range)
        return ["append", "insert", "pop", "remove"].contains(where: word.hasPrefix)
    }

    private func isAssignment(_ mark: ByteRange) -> Bool {
        !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(source.text(in: mark))
    }

    /// The statement that sets the property back to its first value; `nil` where that is not what happens.
    func reset(of record: FunctionReading.Record, _ role: PropertyRole) -> ExpressionSyntax? {
        if case .assignment(let target, let value)? = parent?.form, target.range == node.range {
            let first =
                switch record {
                case .flag: "false"
                case .count: "0"
                case .last: role.property.firstText ?? "nil"
                case .list: "[]"
                }
            return source.text(in: value.range) == first ? parent : nil
        }
        guard case .list = record, case .member(_, let called)? = parent?.form,
            case .call(_, let arguments)? = grandparent?.form,
            source.matches(called.range, "removeAll"), arguments.isEmpty
        else { return nil }
        return grandparent
    }

    /// The edits that clear the record by `statement`, or leave that to another one.
    func edits(forReset statement: ExpressionSyntax, _ role: PropertyRole, _ joint: JointReset?) -> [SourceEdit]? {
        if joint == .following { return [SourceEdit(source[source.wholeStatement(at: statement.range)], with: "")] }
        guard role.isOnlyRecord || joint == .leading else { return nil }
        guard case .assignment(_, let value) = statement.form else { return [SourceEdit(source[name], with: calls)] }
        return [
            SourceEdit(source[name], with: calls),
            SourceEdit(source[value.range], with: role.storage.parts.isEmpty ? "0" : "[]"),
        ]
    }

    // MARK: - Reading

    /// The edits that read the same from the list of calls; `nil` where it can't be read there.
    func edits(for record: FunctionReading.Record, _ role: PropertyRole) -> [SourceEdit]? {
        switch record {
        case .flag: flag(isCounted: role.storage.parts.isEmpty)
        case .count: renamed(role.storage.parts.isEmpty ? calls : calls + ".count")
        case .last(let kept): kept.count == 1 ? last(kept[0].parameter, role) : lastTuple(kept, role)
        case .list(let kept): kept.count == 1 ? list(kept[0].parameter, role) : listTuple(kept, role)
        }
    }

    private func renamed(_ text: String) -> [SourceEdit] { [SourceEdit(source[name], with: text)] }

    /// Replaces the name and everything up to `end`.
    private func renamed(_ text: String, to end: ExpressionSyntax) -> [SourceEdit] {
        [SourceEdit(source[ByteRange(start: name.lowerBound, end: end.range.upperBound)], with: text)]
    }

    /// The same with parentheses around the use.
    private func wrapped(_ text: String) -> [SourceEdit] {
        [
            SourceEdit(source[ByteRange(at: node.range.lowerBound)], with: "("),
            SourceEdit(source[name], with: text + ")"),
        ]
    }

    /// What asks for a flag, and whether for one that is set: the use itself, behind `!` or compared with a literal.
    private var question: (expression: ExpressionSyntax, isForTrue: Bool, depth: Int) {
        var (inner, isForTrue, depth) = (node, true, 0)
        for outer in around.reversed() {
            switch outer.form {
            case .prefix(let mark, _) where source.matches(mark, "!"): isForTrue.toggle()
            case .sequence(let operands, let operators):
                guard operands.count == 2, operators.count == 1, operands[0].range == inner.range else {
                    return (inner, isForTrue, depth)
                }
                let (mark, value) = (source.text(in: operators[0]), source.text(in: operands[1].range))
                guard ["==", "!="].contains(mark), ["true", "false"].contains(value) else {
                    return (inner, isForTrue, depth)
                }
                if (mark == "==") != (value == "true") { isForTrue.toggle() }
            default: return (inner, isForTrue, depth)
            }
            (inner, depth) = (outer, depth + 1)
        }
        return (inner, isForTrue, depth)
    }

    private func flag(isCounted: Bool) -> [SourceEdit]? {
        if case .member? = parent?.form { return nil }
        let (whole, isForTrue, depth) = question
        let outer = around.dropLast(depth).last
        func asking(_ start: String, _ end: String) -> [SourceEdit] {
            let rest = ByteRange(start: name.upperBound, end: whole.range.upperBound)
            return [
                SourceEdit(source[ByteRange(start: whole.range.lowerBound, end: node.range.lowerBound)], with: start),
                SourceEdit(source[name], with: calls + end),
            ] + (rest.isEmpty ? [] : [SourceEdit(source[rest], with: "")])
        }
        let assertion = Assertion(about: whole, within: around.dropLast(depth), in: source)
        if isCounted {
            if let assertion {
                return asking("", "") + assertion.edits(forCountWhere: isForTrue, endingAt: whole.range.upperBound)
            }
            let comparison = isForTrue ? " > 0" : " == 0"
            return whole.isOperand(of: outer) ? asking("(", comparison + ")") : asking("", comparison)
        }
        if let assertion { return assertion.edits(forListFilledWhere: isForTrue) + asking("", ".isEmpty") }
        return asking(isForTrue ? "!" : "", ".isEmpty")
    }

    // MARK: - Arguments

    private func last(_ parameter: Int, _ role: PropertyRole) -> [SourceEdit]? {
        guard let part = role.part(parameter), let path = role.path(parameter) else { return nil }
        let isOptional = if case .optional = part.type.canonical { true } else { false }
        let last = calls + ".last"
        guard role.property.isOptional else {
            guard let first = role.property.firstText else { return nil }
            let text = (path.isEmpty ? last : last + "?" + path) + " ?? " + first
            return node.isOperand(of: parent) ? wrapped(text) : renamed(text)
        }
        if isOptional, path.isEmpty { return wrapped(last + " ?? nil") }
        let chained = path.isEmpty ? last : last + "?" + path
        switch parent?.form {
        case .optionalChain:
            return path.isEmpty || isOptional ? renamed(chained) : parent.map { renamed(chained, to: $0) }
        case .force:
            if path.isEmpty { return renamed(last) }
            return isOptional ? wrapped(chained) : parent.map { renamed(last + "!" + path, to: $0) }
        case .member, .subscript: return role.property.isImplicitlyUnwrapped ? renamed(last + "!" + path) : nil
        case .call(let callee, let arguments):
            if callee.range == node.range {
                return role.property.isImplicitlyUnwrapped ? renamed(last + "!" + path) : nil
            }
            return !role.property.isImplicitlyUnwrapped || asksForNil(callee, arguments) ? renamed(chained) : nil
        default: return role.property.isImplicitlyUnwrapped ? nil : renamed(chained)
        }
    }

    /// Whether the use is an argument of an assertion about whether something is there.
    private func asksForNil(_ callee: ExpressionSyntax, _ arguments: [ArgumentSyntax]) -> Bool {
        let asking = ["XCTAssertNil", "XCTAssertNotNil", "XCTUnwrap"]
        return arguments.first?.value.range == node.range && asking.contains(source.text(in: callee.range))
    }

    private func list(_ parameter: Int, _ role: PropertyRole) -> [SourceEdit]? {
        guard let part = role.part(parameter), let path = role.path(parameter) else { return nil }
        if path.isEmpty { return renamed(calls) }
        if case .optional = part.type.canonical { return nil }
        switch parent?.form {
        case .member(_, let member)?:
            let word = source.text(in: member.range)
            if word == "count" || word == "isEmpty" { return renamed(calls) }
            guard word == "first" || word == "last" else { break }
            return renamed(calls) + entered(path)
        case .subscript(let list, _)?:
            guard list.range == node.range, let parent else { break }
            return renamed(calls) + [SourceEdit(source[ByteRange(at: parent.range.upperBound)], with: path)]
        default: break
        }
        return renamed(calls + ".map(\\\(path))")
    }

    /// What goes behind `calls.first`, or what unwraps that.
    private func entered(_ path: String) -> [SourceEdit] {
        switch grandparent?.form {
        case .optionalChain?, .force?:
            [SourceEdit(source[ByteRange(at: grandparent?.range.upperBound ?? 0)], with: path)]
        default: [SourceEdit(source[ByteRange(at: parent?.range.upperBound ?? 0)], with: "?" + path)]
        }
    }

    // MARK: - Tuples

    private func lastTuple(_ kept: [FunctionReading.KeptArgument], _ role: PropertyRole) -> [SourceEdit]? {
        if case .call(let callee, let arguments)? = parent?.form, asksForNil(callee, arguments) {
            return renamed(calls + ".last")
        }
        if parent == nil, namesOnly(labels(kept, role)) { return renamed(calls + ".last") }
        guard let mark = parent?.unwrapping, case .member(_, let label)? = grandparent?.form, let grandparent,
            let path = path(label.range, kept, role)
        else { return nil }
        return renamed(calls + ".last" + mark + path, to: grandparent)
    }

    private func listTuple(_ kept: [FunctionReading.KeptArgument], _ role: PropertyRole) -> [SourceEdit]? {
        switch parent?.form {
        case .member(_, let member)?:
            let word = source.text(in: member.range)
            if word == "count" || word == "isEmpty" { return renamed(calls) }
            if ["allSatisfy", "compactMap", "contains", "map"].contains(word),
                case .call(_, let arguments)? = grandparent?.form,
                arguments.count == 1, case .closure = arguments[0].value.form,
                source.reads("$0", in: arguments[0].value.range, onlyBy: labels(kept, role), atLeast: 1)
            {
                return renamed(calls)
            }
            guard word == "first" || word == "last", let mark = grandparent?.unwrapping,
                let outer = around.dropLast(2).last, case .member(_, let label) = outer.form,
                let path = path(label.range, kept, role)
            else { return nil }
            return renamed(calls + "." + word + mark + path, to: outer)
        case .subscript(let list, _)?:
            guard list.range == node.range, let parent, let grandparent, case .member(_, let label) = grandparent.form,
                let path = path(label.range, kept, role)
            else { return nil }
            let rest = ByteRange(start: parent.range.upperBound, end: grandparent.range.upperBound)
            return renamed(calls) + [SourceEdit(source[rest], with: path)]
        default: return nil
        }
    }

    /// The labels of the tuple that an entry has properties called like.
    private func labels(_ kept: [FunctionReading.KeptArgument], _ role: PropertyRole) -> Set<String> {
        Set(zip(role.property.labels, kept).compactMap { role.path($1.parameter) == "." + $0 ? $0 : nil })
    }

    /// Whether the use is the value of a constant of which the code reads nothing but `labels`.
    private func namesOnly(_ labels: Set<String>) -> Bool {
        let line = source.lineRange(around: node.range.lowerBound)
        let before = source.tokenTexts(in: ByteRange(start: line.lowerBound, end: node.range.lowerBound))
        guard before.count >= 3, before.last == "=", before[before.count - 3] == "let" else { return false }
        return source.reads(before[before.count - 2], in: code, onlyBy: labels, atLeast: 0)
    }

    /// How an entry has what the tuple had as `label`, or at that position.
    private func path(
        _ label: ByteRange, _ kept: [FunctionReading.KeptArgument], _ role: PropertyRole
    ) -> String? {
        let word = source.text(in: label)
        let position = Int(word) ?? role.property.labels.firstIndex(of: word) ?? kept.firstIndex { $0.label == word }
        guard let position, let argument = kept[safe: position] else { return nil }
        return role.path(argument.parameter).flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension ExpressionSyntax {
    /// Whether an operator or a member follows it in `outer`, or another operand precedes it there, so that an operator in
    /// it needs parentheses.
    fileprivate func isOperand(of outer: ExpressionSyntax?) -> Bool {
        switch outer?.form {
        case .sequence, .ternary, .cast, .member, .subscript, .force, .optionalChain, .prefix, .optionalTry: true
        case .call(let callee, _): callee.range == range
        default: false
        }
    }

    /// The mark by which it unwraps what is inside.
    fileprivate var unwrapping: String? {
        switch form {
        case .optionalChain: "?"
        case .force: "!"
        default: nil
        }
    }
}

extension SourceText {
    /// Whether code at `range` does nothing with the value called `name`, but where it is declared, than to read one of
    /// `labels` of it, and that so often at least.
    fileprivate func reads(_ name: String, in range: ByteRange, onlyBy labels: Set<String>, atLeast count: Int) -> Bool
    {
        let words = tokenTexts(in: range)
        var found = 0
        for (position, word) in words.enumerated() {
            if word != name {
                // What a literal with interpolations says is one token.
                if word.contains(name), word.contains("\"") { return false }
                continue
            }
            if position > 0, words[position - 1] == "let" || words[position - 1] == "." { continue }
            var rest = words[(position + 1)...].prefix(3)
            if rest.first == "?" || rest.first == "!" { rest.removeFirst() }
            guard rest.first == ".", let label = rest.dropFirst().first, labels.contains(label) else { return false }
            found += 1
        }
        return found >= count
    }
}

extension KeptProperty {
    /// The labels of the tuple that it holds, or that its elements are.
    fileprivate var labels: [String] {
        let inner: SwiftType? =
            switch wrapped {
            case .array(let element)?: element
            default: wrapped
            }
        guard case .tuple(let elements)? = inner else { return [] }
        return elements.map { $0.label ?? "" }
    }
}
