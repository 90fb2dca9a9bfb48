import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Rewrites one use of a property that goes: `mock.saveCalled` becomes `!mock.saveCalls.isEmpty`.
struct UseRewriting {
    private let use: MemberUse
    let role: PropertyRole
    /// The roles of the same property in other functions.
    private let others: [PropertyRole]
    /// What the use is among those that clear all records of a function together.
    private let joint: JointReset?
    /// The expressions around the use, the outermost first, and the use itself last.
    private let path: [ExpressionSyntax]
    private let values: PlainValues

    var source: SourceText { use.code.source }

    init(
        _ use: MemberUse, as role: PropertyRole, and others: some Sequence<PropertyRole> = [], joint: JointReset? = nil
    ) {
        (self.use, self.role, self.others, self.joint) = (use, role, Array(others), joint)
        let statements = use.code.statements(ofBinding: use.bindingIndex)
        path = statements.path(to: use.offset)
        values = role.values.inside(statements, of: use.code)
    }

    /// The edits; `nil` where nothing of the new double does the same.
    var edits: [SourceEdit]? {
        guard let node = path.last, let name = node.plainName ?? chainedName(node), name.lowerBound == use.offset,
            !path.contains(where: \.isKeyPath)
        else { return nil }
        switch role.purpose {
        case .records(let record):
            guard let reading = reading(at: name) else { return nil }
            if let reset = reading.reset(of: record, role), let edits = reading.edits(forReset: reset, role, joint) {
                return edits
            }
            if reading.isWritten { return nil }
            return reading.edits(for: record, role)
        case .value, .result, .closure, .alternative, .completion, .error, .flag:
            guard let stub = role.storage.stub, let value = assignedValue(to: node), let closure = closure(for: value),
                let rest = assignments(of: value, after: ByteRange(start: node.range.lowerBound, end: name.lowerBound))
            else { return nil }
            return [SourceEdit(source[name], with: stub)] + closure.edits(at: source[value.range], before: rest)
        }
    }

    /// How the calls are read that the property at `name` records.
    private func reading(at name: ByteRange?) -> RecordUse? {
        guard let node = path.last, let name, let calls = role.storage.calls else { return nil }
        return RecordUse(node: node, name: name, around: path.dropLast(), in: use.code[use.code.piece.range], calls)
    }

    /// The statement that sets a record back to its first value; `nil` where the use is in none.
    var reset: ExpressionSyntax? {
        guard case .records(let record) = role.purpose else { return nil }
        return reading(at: path.last?.plainName)?.reset(of: record, role)
    }

    /// Whether a record is emptied or otherwise changed here.
    var changesRecord: Bool {
        guard role.isRecord, let reading = reading(at: path.last?.plainName) else { return false }
        return reading.isWritten || reading.isChangedByCall || reset != nil
    }

    /// The lines that have the other functions answer with `value` as well, of a double that is named at `base`.
    private func assignments(of value: ExpressionSyntax, after base: ByteRange) -> String? {
        if others.isEmpty { return "" }
        let line = source.lineRange(around: base.lowerBound)
        let head = ByteRange(start: line.lowerBound, end: base.lowerBound)
        guard source.isBlank(in: head), path[0].range.lowerBound == base.lowerBound,
            path[0].range.upperBound == value.range.upperBound
        else { return nil }
        var text = ""
        for other in others {
            guard let stub = other.storage.stub, let closure = UseRewriting(use, as: other).closure(for: value) else {
                return nil
            }
            // What is computed once is not computed for each.
            if closure.value != nil, !other.isError { return nil }
            text += "\n" + source.text(in: head) + source.text(in: base) + stub + " = " + closure.text
        }
        return text
    }

    /// The name of a member behind a chain that may end early, where the record's is optional as well: `mock?.saved`.
    private func chainedName(_ node: ExpressionSyntax) -> ByteRange? {
        guard case .member(let base?, let name) = node.form, base.isPlainChain, case .records(let record) = role.purpose
        else { return nil }
        switch record {
        case .count: return name.range
        case .last(let kept):
            guard kept.count == 1, role.property.isOptional, let part = role.part(kept[0].parameter) else { return nil }
            if case .optional = part.type.canonical { return nil }
            return name.range
        case .flag, .list: return nil
        }
    }

    /// What is assigned to `node` by the statement that it is in, with nothing but `=` between the two.
    private func assignedValue(to node: ExpressionSyntax) -> ExpressionSyntax? {
        guard path.count > 1, case .assignment(let target, let value) = path[path.count - 2].form,
            target.range == node.range
        else { return nil }
        let between = ByteRange(start: target.range.upperBound, end: value.range.lowerBound)
        return source.compactText(in: between) == "=" ? value : nil
    }

    /// Whether the value is set here, and to something.
    var isSetting: Bool { path.last.flatMap(assignedValue) != nil }

    /// The closure that answers as `value` in the property did.
    private func closure(for value: ExpressionSyntax) -> ClosureSource? {
        let (closure, text) = (role.closure, source.text(in: value.range))
        switch role.purpose {
        case .records: return nil
        case .value:
            let givesNil = text == "nil"
            if givesNil {
                guard case .optional = role.function.result?.canonical else { return nil }
            }
            return role.answer(of: source[value], role.property.wrapped, values)
        case .result: return text == "nil" ? nil : role.answer(from: source[value], values)
        case .closure, .alternative: return text == "nil" ? nil : ClosureSource(head: "", value: source[value.range])
        case .completion(let position):
            if text == "nil" { return nil }
            return role.completing(position, with: source[value], values)
        case .error:
            return text == "nil" ? nil : role.throwing(source[value], values)
        case .flag(let error):
            guard text == "true", values.isSeen(error, from: source) else { return nil }
            // The error was made in each call, too.
            return ClosureSource(head: closure.text("throw " + error.source.text(in: error.piece.range)))
        }
    }
}

extension PropertyRole {
    /// The closure that gives the value of `expression`, of `type`; `nil` where that may be missing and the function has to
    /// answer.
    func answer(
        of expression: InSource<ExpressionSyntax>, _ type: SwiftType?, _ values: PlainValues
    ) -> ClosureSource? {
        let absence = mayAnswerNil ? nil : values.names.absence(of: expression)
        if absence == .optional, property.isOptional {
            guard function.throwsErrors else { return nil }
            return required(expression, values)
        }
        return closure.source(using: expression, of: type, as: "result", isUnwrapped: absence == .unwrapped, values) {
            $0
        }
    }

    /// Whether the function can answer with nothing.
    private var mayAnswerNil: Bool {
        if case .optional? = function.result?.canonical { true } else { false }
    }

    /// The closure that throws the value of `expression`; where that may be missing, it throws nothing then.
    func throwing(_ expression: InSource<ExpressionSyntax>, _ values: PlainValues) -> ClosureSource? {
        guard values.names.absence(of: expression) == .optional else {
            return closure.source(throwing: expression, of: property.wrapped, values)
        }
        let isName = if case .name = expression.piece.form { true } else { false }
        guard isName, function.result == nil else { return nil }
        let text = expression.source.text(in: expression.piece.range)
        return ClosureSource(head: closure.text("if let \(text) { throw \(text) }"))
    }

    /// The closure that gives what the `Result` in `value` has.
    func answer(from value: InSource<ExpressionSyntax>, _ values: PlainValues) -> ClosureSource? {
        let source = value.source
        if case .call(let callee, let arguments) = value.piece.form, case .member(nil, let name) = callee.form,
            arguments.count <= 1
        {
            if source.matches(name.range, "success") {
                guard let argument = arguments.first else { return nil }
                if case .tuple(let elements) = argument.value.form, elements.isEmpty {
                    return ClosureSource(head: closure.text(""))
                }
                return answer(of: source[argument.value], function.result, values)
            }
            if source.matches(name.range, "failure"), let argument = arguments.first {
                let type = property.wrapped?.held(by: "failure")
                return closure.source(throwing: source[argument.value], of: type, values)
            }
        }
        guard values.names.absence(of: value) == .optional else {
            return closure.source(using: value, as: "result", values) { "try \($0).get()" }
        }
        return required(value, values, then: ".get()")
    }

    /// The closure that gives the optional value of `expression`, and has the test fail without one, as the function did.
    private func required(
        _ expression: InSource<ExpressionSyntax>, _ values: PlainValues, then call: String = ""
    ) -> ClosureSource? {
        guard function.failsUnset, let unwrapping = values.unwrapping(in: expression.source) else { return nil }
        return closure.source(using: expression, as: "result", values) { "try \(unwrapping)(\($0))\(call)" }
    }

    /// The closure that calls the parameter at `position` with `value`.
    func completing(_ position: Int, with value: InSource<ExpressionSyntax>, _ values: PlainValues) -> ClosureSource? {
        let type = storage.stubType?.function?.parameters[safe: position]?.type.canonical
        let mark = if case .optional? = type { "?" } else { "" }
        let given = property.wrapped
        if property.isOptional, values.names.absence(of: value) == .optional {
            guard case .name(let name) = value.piece.form, values.isPlain(value) else { return nil }
            let text = value.source.text(in: name.range)
            return ClosureSource(
                head: closure.text("if let \(text) { completion\(mark)(\(text)) }", named: [position: "completion"]))
        }
        return closure.source(using: value, of: given, as: "result", values, named: [position: "completion"]) {
            "completion\(mark)(\($0))"
        }
    }
}

extension ExpressionSyntax {
    /// Whether it is no chain that may end early.
    fileprivate var isPlainBase: Bool {
        switch form {
        case .name: true
        case .member(let base?, _), .force(let base), .call(let base, _), .subscript(let base, _): base.isPlainBase
        case .tuple(let elements): elements.count == 1 && elements[0].value.isPlainBase
        case .cast(let base, .forced, _): base.isPlainBase
        default: false
        }
    }

    /// Whether it is a chain of names that may end early.
    fileprivate var isPlainChain: Bool {
        switch form {
        case .name: true
        case .member(let base?, _), .force(let base), .optionalChain(let base): base.isPlainChain
        default: false
        }
    }

    /// The name of a member of a plain base, or of the code's own type.
    fileprivate var plainName: ByteRange? {
        switch form {
        case .name(let name): name.range
        case .member(let base?, let name): base.isPlainBase ? name.range : nil
        default: nil
        }
    }

    fileprivate var isKeyPath: Bool { if case .keyPath = form { true } else { false } }
}
