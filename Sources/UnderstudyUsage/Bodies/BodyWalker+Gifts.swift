import UnderstudySemantics
import UnderstudySyntax

/// Values whose types depend on where they go, and functions that may get values unseen.
extension BodyWalker {
    /// Records that `holder`, of `type`, gets the result of `expression`, if that may be inferred from the type.
    func noteGift(_ value: Value, of expression: ExpressionSyntax, to holder: Holder, of type: ValueType) {
        guard isRecording, !followedTypes(in: type).isEmpty else { return }
        guard value.isInferred || isImplicit(expression, for: type) else { return }
        for (operand, statement) in statements(of: type, behind: expression, isInferred: value.isInferred) {
            evidence.openGifts[holder, default: []].append(
                Evidence.OpenGift(
                    place: placeInFile(operand.range), end: operand.range.end, statement: statement))
        }
    }

    /// The expressions in `expression` whose types are inferred from `type`, and how that could be stated behind each.
    private func statements(
        of type: ValueType, behind expression: ExpressionSyntax, isInferred: Bool
    ) -> [(ExpressionSyntax, InferredGift.Statement?)] {
        let isOptional: Bool
        switch type {
        case .bounded, .nominal: isOptional = false
        case .optional(.bounded), .optional(.nominal): isOptional = true
        default: return [(expression, nil)]
        }
        func stated(_ needsParentheses: Bool) -> [(ExpressionSyntax, InferredGift.Statement?)] {
            [(expression, InferredGift.Statement(isOptional: isOptional, needsParentheses: needsParentheses))]
        }
        func open(_ operands: [ExpressionSyntax]) -> [(ExpressionSyntax, InferredGift.Statement?)] {
            operands.filter { isImplicit($0, for: type) }.flatMap {
                statements(of: type, behind: $0, isInferred: false)
            }
        }
        switch expression.form {
        case .name, .member, .subscript, .force, .prefix, .literal, .string: return stated(false)
        case .optionalTry, .optionalChain: return stated(true)
        // What a closure returns may be the value of another place.
        case .call(let callee, _):
            if case .closure = callee.form { return [(expression, nil)] } else { return stated(false) }
        // The other operands may be values of other places.
        case .ternary(_, let first, let second) where !isInferred: return open([first, second])
        case .tuple(let elements) where elements.count == 1: return open([elements[0].value])
        case .sequence(let operands, let operators)
        where !isInferred && operators.allSatisfy({ source.matches($0, "??") })
            && !operands.dropLast().contains(where: { isImplicit($0, for: type) }):
            return open(operands.suffix(1))
        default: return [(expression, nil)]
        }
    }

    /// Whether the type of `expression` is the one that the context wants: it begins with `.name`, or is a literal.
    private func isImplicit(_ expression: ExpressionSyntax, for type: ValueType) -> Bool {
        func isImplicit(_ inner: ExpressionSyntax) -> Bool { self.isImplicit(inner, for: type) }
        switch expression.form {
        case .member(nil, let name): return !source.matches(name.range, "none")
        case .member(let base?, _), .call(let base, _), .subscript(let base, _): return isImplicitBase(base)
        case .force(let inner), .optionalChain(let inner), .optionalTry(let inner), .prefix(_, let inner):
            return isImplicit(inner)
        case .tuple(let elements): return elements.count == 1 && isImplicit(elements[0].value)
        case .array(let elements):
            if case .nominal = type.unwrapped { return true }
            return elements.contains(where: isImplicit)
        case .dictionary(let elements):
            if case .nominal = type.unwrapped { return true }
            return elements.contains { isImplicit($0.value) }
        case .ternary(_, let first, let second): return isImplicit(first) || isImplicit(second)
        case .sequence(let operands, _): return operands.contains(where: isImplicit)
        case .statement(let statement): return statement.results.contains(where: isImplicit)
        case .literal, .string: return if case .nominal = type.unwrapped { true } else { false }
        default: return false
        }
    }

    private func isImplicitBase(_ base: ExpressionSyntax) -> Bool {
        switch base.form {
        case .member(nil, _): true
        case .member(let base?, _), .call(let base, _), .subscript(let base, _), .force(let base),
            .optionalChain(let base):
            isImplicitBase(base)
        case .closure(let closure): closure.result == nil && closure.body.contains(where: returnsImplicit)
        default: false
        }
    }

    private func returnsImplicit(_ statement: StatementSyntax) -> Bool {
        switch statement {
        case .return(let value?), .expression(let value): isImplicit(value, for: .unknown)
        default: false
        }
    }

    /// The value of the call of `callee`, marked if its type may be inferred from where it goes.
    func inferred(_ value: Value, from callee: ExpressionSyntax) -> Value {
        var value = inferred(value)
        if value.type.unwrapped.isUnknown, !isTypeName(callee) { value.isInferred = true }
        return value
    }

    /// The same value, marked if it is of a generic type that the enclosing code does not know.
    func inferred(_ value: Value) -> Value {
        guard case .generic(let name, _) = value.type.unwrapped, case .member(let owner) = name.owner, owner != member
        else { return value }
        var value = value
        value.isInferred = true
        return value
    }

    private func isTypeName(_ callee: ExpressionSyntax) -> Bool {
        switch callee.form {
        case .name(let name), .member(_?, let name): text(name.range).startsUppercase
        default: false
        }
    }

    // MARK: - Functions that get values unseen

    /// Records that `functions` are named as values, so that any code may call them.
    func noteNamed(_ functions: [FoundMember], at range: ByteRange) {
        guard isRecording else { return }
        let place = placeInFile(range)
        for function in functions where evidence.namedFunctions[function.member] == nil {
            evidence.namedFunctions[function.member] = place
        }
    }

    /// Records that an initialiser of `type` is named as a value.
    func noteNamedInitializer(of type: ValueType, at range: ByteRange) {
        guard isRecording else { return }
        guard !type.isOpen else { return noteUnknownFunction("init", at: range) }
        noteNamed(table.lookUp("init", in: type, isStatic: true).members, at: range)
        guard case .nominal(let id, _) = type.unwrapped, table.types[id].kind == .structure else { return }
        for member in table.types[id].members.values.joined() where table.members[member].kind == .property {
            evidence.namedFunctions[member] = placeInFile(range)
        }
    }

    /// Records that `name` follows a value of unknown type, and may be that of a function.
    func noteUnknownFunction(_ name: String, at range: ByteRange) {
        guard isRecording, !isSettled(range) else { return }
        guard name == "init" || table.isFunctionName(name) else { return }
        note(Evidence.UnknownArgument(module: module, call: nil), of: name, at: range)
    }

    /// Records that a function called `name`, of something unknown, gets `value` for one of its parameters.
    ///
    /// - Parameter arguments: All arguments of the call.
    func noteUnknownArgument(
        _ value: Value, _ argument: ArgumentSyntax, among arguments: [ArgumentSyntax], of name: String
    ) {
        guard isRecording, name == "init" || table.isFunctionName(name), !isSettled(argument.value.range) else {
            return
        }
        guard value.type.isOpen || !followedTypes(in: value.type).isEmpty else { return }
        func label(_ argument: ArgumentSyntax) -> String? { argument.label.map(text).flatMap { $0 == "_" ? nil : $0 } }
        let call = Evidence.UnknownArgument.Call(
            label: label(argument), labels: arguments.filter { !$0.isTrailing }.map(label))
        note(Evidence.UnknownArgument(module: module, call: call), of: name, at: argument.value.range)
    }

    private var module: String? { table.files[table.places[place].file].module }

    private func note(_ argument: Evidence.UnknownArgument, of name: String, at range: ByteRange) {
        if evidence.unknownArguments[name]?[argument] == nil {
            evidence.unknownArguments[name, default: [:]][argument] = placeInFile(range)
        }
    }

    /// Records that the type of `base` decides which of `found` is meant, if one of them is in an extension of a type of
    /// the library for certain elements: `extension Array where Element == any Store`.
    func noteConstraints(of found: Overloads, on base: Value, at range: ByteRange) {
        switch base.type {
        case .array, .dictionary, .optional, .external:
            if followedTypes(in: base.type).isEmpty { return }
            let isConstrained = found.members.contains { found in
                !table.places[table.members[found.member].place].constraints.isEmpty
            }
            if isConstrained { noteChoice(by: base, at: range) }
        default: break
        }
    }

    /// Records that the type of `value` decides to which of several overloads it is passed.
    func noteChoice(by value: Value, at range: ByteRange) {
        guard isRecording else { return }
        let types = followedTypes(in: value.type)
        guard !types.isEmpty else { return }
        for holder in value.holders {
            evidence.choices.append(
                Evidence.Mention(protocols: types, holder: holder, place: placeInFile(range), consumer: consumer))
        }
    }
}

extension StatementSyntax {
    /// The expressions whose value the statement has as an expression.
    fileprivate var results: [ExpressionSyntax] {
        switch self {
        case .expression(let expression): [expression]
        case .if(let branches, let otherwise):
            branches.flatMap { $0.body.last?.results ?? [] } + (otherwise.last?.results ?? [])
        case .switch(_, let cases): cases.flatMap { $0.body.last?.results ?? [] }
        case .do(let body, let catches): (body.last?.results ?? []) + catches.flatMap { $0.body.last?.results ?? [] }
        default: []
        }
    }
}
