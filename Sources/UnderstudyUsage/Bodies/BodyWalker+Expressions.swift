import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Walks through `expression`, and infers its value.
    ///
    /// - Parameters:
    ///   - expected: The type that the context expects, if any.
    ///   - access: What is done with it.
    ///   - isBase: Whether it is the base of a member, or of something else that any type of value allows.
    @discardableResult
    func evaluate(
        _ expression: ExpressionSyntax, expecting expected: ValueType = .unknown,
        access: RequirementUse.Kind = .read, isBase: Bool = false
    ) -> Value {
        switch expression.form {
        case .name(let name): return mentioned(evaluate(name, access), isBase, at: expression.range)
        case .member(let base, let name):
            return mentioned(
                evaluateMember(name, of: base, expecting: expected, as: access), isBase, at: expression.range)
        case .call(let callee, let arguments):
            return call(callee, arguments, expecting: expected, at: expression.range)
        case .subscript(let base, let arguments):
            return evaluate(base, subscriptedBy: arguments, access, at: expression.range)
        case .optionalChain(let inner):
            let value = evaluate(inner, access: access, isBase: isBase)
            return Value(value.type.unwrappedOnce, value.holder, use: value.use)
        case .force(let inner):
            let value = evaluate(inner, expecting: expected.wrapped, access: access, isBase: isBase)
            return Value(value.type.unwrappedOnce, value.holder, use: value.use)
        case .tuple(let elements): return evaluate(elements, expecting: expected, access, isBase: isBase)
        case .array(let elements): return evaluate(elements, expecting: expected)
        case .dictionary(let elements): return evaluate(elements, expecting: expected)
        case .closure(let closure): return Value(evaluate(closure, expecting: expected))
        case .keyPath(let path): return Value(evaluateKeyPath(path, expecting: expected))
        case .keyPathRoot: return .unknown
        case .string(let parts):
            for part in parts { evaluate(part) }
            return Value(.string)
        case .literal: return Value(expected)
        case .sequence(let operands, let operators): return evaluate(operands, operators, expecting: expected)
        case .assignment(let target, let value): return assign(value, to: target)
        case .ternary(let condition, let first, let second):
            evaluate(condition)
            let value = evaluate(first, expecting: expected)
            let other = evaluate(second, expecting: expected)
            return value.type.isUnknown ? other : value
        case .cast(let inner, let cast, let type): return evaluate(inner, cast: cast, to: type)
        case .prefix(let sign, let inner): return evaluate(prefix: sign, inner, expecting: expected)
        case .optionalTry(let inner):
            let value = evaluate(inner, expecting: expected.unwrappedOnce)
            return value.with(value.type.wrapped)
        case .binding: return .unknown
        case .statement(let statement): return evaluateStatement(statement, expecting: expected)
        case .type(let type): return Value(.metatype(resolve(type)))
        case .missing: return .unknown
        }
    }

    private func mentioned(_ value: Value, _ isBase: Bool, at range: ByteRange) -> Value {
        if !isBase { noteMention(value, at: range) }
        return value
    }

    private func evaluate(_ inner: ExpressionSyntax, cast: CastSyntax, to type: TypeSyntax) -> Value {
        let written = resolve(type)
        noteHolds(type, .local)
        let value = evaluate(
            inner, expecting: cast == .coercion ? written : .unknown, isBase: cast != .coercion)
        switch cast {
        case .coercion, .forced: return value.with(written)
        case .optional: return value.with(written.wrapped)
        case .check: return Value(.bool)
        }
    }

    private func evaluate(
        prefix sign: ByteRange, _ inner: ExpressionSyntax, expecting expected: ValueType
    ) -> Value {
        guard source.matches(sign, "&") else { return evaluate(inner, expecting: expected) }
        let value = evaluate(inner, expecting: expected, access: .write)
        noteWrite(into: value)
        return value
    }

    // MARK: - Literals

    private func evaluate(
        _ elements: [ArgumentSyntax], expecting expected: ValueType, _ access: RequirementUse.Kind, isBase: Bool
    ) -> Value {
        if elements.count == 1, elements[0].label == nil {
            return evaluate(elements[0].value, expecting: expected, access: access, isBase: isBase)
        }
        var known: [ValueType.TupleElement] = []
        if case .tuple(let types) = expected, types.count == elements.count { known = types }
        let types = elements.enumerated().map { index, element in
            ValueType.TupleElement(
                label: element.label.map(text) ?? (index < known.count ? known[index].label : nil),
                type: evaluate(element.value, expecting: index < known.count ? known[index].type : .unknown).type)
        }
        return Value(.tuple(types))
    }

    private func evaluate(_ elements: [ExpressionSyntax], expecting expected: ValueType) -> Value {
        let known = table.element(of: expected.unwrapped)
        var first = Value.unknown
        for element in elements {
            let value = evaluate(element, expecting: known)
            if first.type.isUnknown { first = value }
        }
        // Before a call or a static member, `[P]` is the type.
        if elements.count == 1, case .metatype(let inner) = first.type { return Value(.metatype(.array(inner))) }
        return Value(.array(known.isUnknown ? first.type : known), first.holder)
    }

    private func evaluate(_ elements: [DictionaryElementSyntax], expecting expected: ValueType) -> Value {
        var known = (key: ValueType.unknown, value: ValueType.unknown)
        if case .dictionary(let key, let value) = expected.unwrapped { known = (key, value) }
        var first: (key: Value, value: Value)?
        for element in elements {
            let key = evaluate(element.key, expecting: known.key)
            let value = evaluate(element.value, expecting: known.value)
            if first == nil { first = (key, value) }
        }
        guard let first else { return Value(expected) }
        if case .metatype(let key) = first.key.type, case .metatype(let value) = first.value.type {
            return Value(.metatype(.dictionary(key, value)))
        }
        if case .dictionary = expected.unwrapped { return Value(expected.unwrapped, first.value.holder) }
        return Value(.dictionary(first.key.type, first.value.type), first.value.holder)
    }

    // MARK: - Operators

    private func evaluate(
        _ operands: [ExpressionSyntax], _ operators: [ByteRange], expecting expected: ValueType
    ) -> Value {
        let coalesces = operators.allSatisfy { source.matches($0, "??") }
        let writes = operators.count >= 1 && isAssignment(operators[0])
        let compares = operators.allSatisfy(isComparison)
        var values: [Value] = []
        for (index, operand) in operands.enumerated() {
            let known = coalesces ? (index + 1 < operands.count ? expected.wrapped : expected) : .unknown
            let value = evaluate(
                operand, expecting: known, access: writes && index == 0 ? .write : .read, isBase: compares)
            if writes, index == 0 { noteWrite(into: value) }
            values.append(value)
        }
        if compares, !operands.contains(where: isNil) {
            for (operand, value) in zip(operands, values) { noteComparison(of: value, at: operand.range) }
        }
        if coalesces {
            let first = values[0]
            let last = values[values.count - 1]
            return last.type.isUnknown
                ? first.with(first.type.unwrappedOnce)
                : last.holder == nil
                    ? Value(last.type, first.holder) : last
        }
        let found = noteOperators(operators, between: values)
        if operators.contains(where: isComparison) { return Value(.bool) }
        if !found.isUnknown { return Value(found) }
        return Value(values.first { !$0.type.isUnknown }?.type ?? .unknown)
    }

    private func isNil(_ operand: ExpressionSyntax) -> Bool {
        if case .name(let name) = operand.form { source.matches(name.range, "nil") } else { false }
    }

    private func isComparison(_ range: ByteRange) -> Bool {
        switch source.byte(at: range.lowerBound) {
        case UInt8(ascii: "="), UInt8(ascii: "!"): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            range.count == 1 || range.count == 2 && source.byte(at: range.lowerBound + 1) == UInt8(ascii: "=")
        case UInt8(ascii: "&"), UInt8(ascii: "|"): range.count == 2
        default: false
        }
    }

    private func isAssignment(_ range: ByteRange) -> Bool {
        range.count > 1 && source.byte(at: range.upperBound - 1) == UInt8(ascii: "=") && !isComparison(range)
    }

    // MARK: - Assignments

    private func assign(_ value: ExpressionSyntax, to target: ExpressionSyntax) -> Value {
        if case .name(let name) = target.form, source.matches(name.range, "_") {
            evaluate(value)
            return Value(.void)
        }
        let place = evaluate(target, access: .write, isBase: true)
        let new = evaluate(value, expecting: place.type, isBase: isOwn(place.holder))
        if let holder = place.holder {
            noteHandover(new, to: holder, of: place.type, at: value.range)
            noteGift(new, of: value, to: holder, of: place.type)
        }
        if case .name(let name) = target.form, lookUpLocal(text(name.range)) != nil {
            rebind(text(name.range), to: new)
        }
        return Value(.void)
    }

    /// Whether the holder is a property of the consumer, so that values assigned to it are narrowed with it.
    private func isOwn(_ holder: Holder?) -> Bool {
        guard case .property(let id)? = holder, let owner = table.members[id].owner else { return false }
        return consumer == .type(owner)
    }

    // MARK: - Key paths

    private func evaluateKeyPath(_ path: ExpressionSyntax, expecting expected: ValueType) -> ValueType {
        var root = ValueType.unknown
        switch expected.unwrapped {
        case .function(let parameters, _): root = parameters.first ?? .unknown
        case .external(_, let arguments): root = arguments.first ?? .unknown
        default: break
        }
        let (start, end) = walkKeyPath(path, root: root)
        return .function([start], end)
    }

    private func walkKeyPath(_ path: ExpressionSyntax, root: ValueType) -> (ValueType, ValueType) {
        switch path.form {
        case .keyPathRoot(let written):
            guard let written else { return (root, root) }
            guard case .metatype(let type) = evaluate(written).type else { return (.unknown, .unknown) }
            return (type, type)
        case .member(let base?, let name):
            let (start, base) = walkKeyPath(base, root: root)
            if source.matches(name.range, "self") { return (start, base) }
            // The beginning of `\Outer.Inner.name` is the path of a type.
            if case .nominal(let id, _) = base, start == base, let inner = table.types[id].nested[text(name.range)] {
                let type = table.selfReference(to: inner)
                return (type, type)
            }
            return (start, mentioned(evaluateMember(name, of: Value(base), as: .read), false, at: name.range).type)
        case .optionalChain(let inner), .force(let inner):
            let (start, type) = walkKeyPath(inner, root: root)
            return (start, type.unwrappedOnce)
        case .subscript(let inner, let arguments):
            let (start, type) = walkKeyPath(inner, root: root)
            for argument in arguments { evaluate(argument.value) }
            return (start, table.element(of: type))
        default:
            return (root, .unknown)
        }
    }
}
