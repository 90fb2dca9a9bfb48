import UnderstudySemantics
import UnderstudySyntax

/// The functions by which an extension of a protocol stands for the default arguments of a requirement, which can have none.
///
/// Each leaves out one parameter that has a default value, and has those before it, and those behind it with their default
/// values. So any choice of left out arguments fits exactly one of them.
struct DefaultOverloads {
    /// The functions.
    let functions: [Function]

    /// One of the functions.
    struct Function {
        /// The name that calls of it have.
        let name: String
        /// The types of its parameters.
        let types: [SwiftType]
        /// Its declaration.
        let text: String
    }

    /// The names of these functions for `member`; none if it has no default arguments.
    static func names(of member: MemberHead) -> [String] {
        guard member.hasDefaultValues, !member.member.isRequirement else { return [] }
        return DefaultOverloads(of: member)?.functions.map(\.name) ?? []
    }

    /// `nil` if a default value means something else in an extension of a protocol, or what fits can't be told by labels.
    init?(of member: MemberHead) {
        guard case .function(let function) = member.member.declaration.piece.kind else { return nil }
        let call = Call(member, function)
        guard call.isClear else { return nil }
        let types = member.signature?.parameters.map(\.type.canonical) ?? []
        functions = function.parameters.indices.filter { function.parameters[$0].defaultValue != nil }.map { left in
            Function(
                name: call.name(leavingOut: left), types: types.indices.filter { $0 != left }.map { types[$0] },
                text: call.text(leavingOut: left))
        }
    }
}

extension [MemberHead] {
    /// The functions that stand for the default arguments of all members, without those for which a call could mean
    /// another member.
    func defaultFunctions(besides members: WitnessChoice) -> [String] {
        var taken = members.parameterTypes
        var texts: [String] = []
        for member in self where member.hasDefaultValues && !member.member.isRequirement {
            for function in DefaultOverloads(of: member)?.functions ?? [] {
                let others = taken[function.name] ?? []
                guard others.allSatisfy({ member.index.areToldApart(function.types, $0) }) else { continue }
                taken[function.name, default: []].append(function.types)
                texts.append(function.text)
            }
        }
        return texts
    }
}

extension DeclarationIndex {
    /// Whether no argument fits both lists of parameters: in one position, they take two structures or enumerations of the
    /// sources.
    fileprivate func areToldApart(_ types: [SwiftType], _ others: [SwiftType]) -> Bool {
        types.count == others.count
            && zip(types, others).contains { one, other in
                guard let first = valueType(one), let second = valueType(other) else { return false }
                return first != second
            }
    }

    /// Where the structure or enumeration is declared that `type` names.
    private func valueType(_ type: SwiftType) -> SourceLocation? {
        guard case .named(let name, _) = type else { return nil }
        let found = types(named: name)
        guard found.count == 1, found[0].details.kind == .struct || found[0].details.kind == .enum else { return nil }
        return found[0].source.location(at: found[0].details.name.lowerBound)
    }
}

/// The pieces of a function from which others are made that call it.
private struct Call {
    let member: MemberHead
    let function: FunctionSyntax

    private var source: SourceText { member.member.declaration.source }

    init(_ member: MemberHead, _ function: FunctionSyntax) {
        self.member = member
        self.function = function
    }

    /// Whether each call with left out arguments means the same wherever the default values are written.
    var isClear: Bool {
        let optional = function.parameters.filter { $0.defaultValue != nil }
        let labels = optional.map(label)
        guard Set(labels).count == labels.count else { return false }
        let unlabelled = function.parameters.filter { label(of: $0) == "_" }
        if labels.contains("_"), unlabelled.count > 1 { return false }
        let isPlain = function.parameters.allSatisfy { parameter in
            !parameter.isVariadic && parameter.attributes.isEmpty && innerName(of: parameter) != "_"
                && !isPassedSpecially(parameter.type)
        }
        return isPlain && !function.genericParameters.contains(where: \.isPack)
            && optional.allSatisfy { $0.defaultValue.map(isIndependent) ?? true }
    }

    private func isPassedSpecially(_ type: TypeSyntax) -> Bool {
        guard case .attributed(let specifiers, _) = type.form else { return false }
        return specifiers.contains { specifier in
            ["inout", "consuming", "borrowing", "sending", "isolated"].contains { source.matches(specifier.name, $0) }
                || source.matches(specifier.name, "@autoclosure")
        }
    }

    // MARK: - Default values

    private func isIndependent(_ range: ByteRange) -> Bool {
        isIndependent(Parser.parseExpression(in: range, of: source))
    }

    /// Whether the expression names nothing that is looked up in the type, or depends on where it is written.
    private func isIndependent(_ value: ExpressionSyntax) -> Bool {
        switch value.form {
        case .literal, .member(nil, _): true
        case .string(let parts): parts.isEmpty
        case .name(let name): isIndependent(name)
        case .member(let base?, _): isIndependent(base)
        case .call(let callee, let arguments), .subscript(let callee, let arguments):
            isIndependent(callee) && arguments.allSatisfy { isIndependent($0.value) }
        case .array(let elements): elements.allSatisfy(isIndependent)
        case .dictionary(let elements): elements.allSatisfy { isIndependent($0.key) && isIndependent($0.value) }
        case .prefix(_, let inner): isIndependent(inner)
        case .tuple(let elements): elements.allSatisfy { isIndependent($0.value) }
        case .sequence(let operands, _): operands.allSatisfy(isIndependent)
        default: false
        }
    }

    private func isIndependent(_ name: NameSyntax) -> Bool {
        let word = source.text(in: name.range)
        if ["nil", "true", "false"].contains(word) { return true }
        // A lower-case name may be that of a static member, `#line` means the line of the call.
        return word.first?.isUppercase == true && word != "Self" && !member.type.innerNames.contains(word)
    }

    // MARK: - Text

    private func label(of parameter: ParameterSyntax) -> String { parameter.firstName.map(source.text) ?? "_" }

    private func innerName(of parameter: ParameterSyntax) -> String {
        (parameter.secondName ?? parameter.firstName).map(source.text) ?? "_"
    }

    func name(leavingOut left: Int) -> String {
        let labels = function.parameters.enumerated().filter { $0.offset != left }.map { label(of: $0.element) + ":" }
        return source.text(in: function.name) + "(" + labels.joined() + ")"
    }

    func text(leavingOut left: Int) -> String {
        let parameters = function.parameters.enumerated().filter { $0.offset != left }.map { number, parameter in
            let value = number > left ? parameter.defaultValue.map { " = " + source.lineText(in: $0) } : nil
            let head = ByteRange(start: parameter.range.lowerBound, end: parameter.type.range.upperBound)
            return member.qualified(head) + (value ?? "")
        }
        let arguments = function.parameters.enumerated().map { number, parameter in
            let value = number == left ? parameter.defaultValue.map(source.lineText) : nil
            let label = label(of: parameter)
            return (label == "_" ? "" : label + ": ") + (value ?? innerName(of: parameter))
        }
        let marks = (function.effects.isThrowing ? "try " : "") + (function.effects.isAsync ? "await " : "")
        let name = source.text(in: function.name)
        return member.head + "func " + name + generics + "(" + parameters.joined(separator: ", ") + ")" + tail
            + " { " + marks + name + "(" + arguments.joined(separator: ", ") + ") }"
    }

    private var generics: String {
        guard let first = function.genericParameters.first, let last = function.genericParameters.last else {
            return ""
        }
        return "<" + member.qualified(first.range.union(last.range)) + ">"
    }

    /// The effects, the result and the constraints.
    private var tail: String {
        var words: [String] = []
        if function.effects.isAsync { words.append("async") }
        if let range = function.effects.throws {
            let thrown = function.effects.thrownType.map { "(" + member.qualified($0.range) + ")" } ?? ""
            words.append(source.text(in: range) + thrown)
        }
        if let result = function.result { words.append("-> " + member.qualified(result.range)) }
        if let constraints = function.whereClause { words.append(member.qualified(constraints.range)) }
        return words.map { " " + $0 }.joined()
    }
}
