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
        case .name(let name):
            if isOperator(name.range) { return evaluateOperator(at: name.range, expecting: expected) }
            return mentioned(evaluate(name, access), isBase, at: expression.range)
        case .member(let base, let name):
            return mentioned(
                evaluateMember(name, of: base, expecting: expected, as: access), isBase, at: expression.range)
        case .call(let callee, let arguments):
            let value = inferred(call(callee, arguments, expecting: expected), from: callee)
            // `type(of: x)` may be passed on, like `x` itself.
            if case .metatype = value.type { return mentioned(value, isBase, at: expression.range) }
            return value
        case .subscript(let base, let arguments):
            let value = evaluate(base, subscriptedBy: arguments, access)
            return inferred(value)
        case .optionalChain(let inner):
            let value = evaluate(inner, access: access, isBase: isBase)
            return value.with(value.type.unwrappedOnce)
        case .force(let inner):
            let value = evaluate(inner, expecting: expected.wrapped, access: access, isBase: isBase)
            return value.with(value.type.unwrappedOnce)
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
        case .sequence(let operands, let operators):
            return evaluate(operands, operators, expecting: expected, isBase: isBase)
        case .assignment(let target, let value): return assign(value, to: target)
        case .ternary(let condition, let first, let second):
            evaluate(condition)
            return joined(
                [first, second].map { (evaluate($0, expecting: expected, isBase: isBase), $0.range) }, isBase)
        case .cast(let inner, let cast, let type): return evaluate(inner, cast: cast, to: type)
        case .prefix(let sign, let inner): return evaluate(prefix: sign, inner, expecting: expected)
        case .optionalTry(let inner):
            let value = evaluate(inner, expecting: expected.unwrappedOnce)
            return value.with(value.type.wrapped)
        case .binding: return .unknown
        case .statement(let statement): return evaluateStatement(statement, expecting: expected)
        case .type(let type): return Value(.metatype(resolve(type)))
        case .missing:
            walkWords(in: expression.range)
            return .unknown
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
        if cast != .coercion { noteReliance(.dynamicType, "is", on: value, at: inner.range) }
        switch cast {
        case .coercion: return Value(written)
        case .forced: return value.with(written)
        case .optional: return value.with(written.wrapped)
        case .check: return Value(.bool)
        }
    }

    private func evaluate(
        prefix sign: ByteRange, _ inner: ExpressionSyntax, expecting expected: ValueType
    ) -> Value {
        let isWritten = mayWrite(sign)
        let value = evaluate(inner, expecting: expected, access: isWritten ? .write : .read)
        noteOperator(sign, of: value)
        if isWritten { noteWrite(into: value) }
        var result = isWritten ? value : value.copy
        if isUnknownOperator(sign) { result.isInferred = true }
        return result
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
        let types = elements.enumerated().map { index, element -> ValueType.TupleElement in
            let value = evaluate(
                element.value, expecting: index < known.count ? known[index].type : .unknown, access: access)
            return ValueType.TupleElement(
                label: element.label.map(text) ?? (index < known.count ? known[index].label : nil), type: value.type)
        }
        return Value(.tuple(types))
    }

    private func evaluate(_ elements: [ExpressionSyntax], expecting expected: ValueType) -> Value {
        let known = table.element(of: expected.unwrapped)
        let first = Value.oneOf(elements.map { (evaluate($0, expecting: known), $0.range) })
        // Before a call or a static member, `[P]` is the type.
        if elements.count == 1, case .metatype(let inner) = first.type { return Value(.metatype(.array(inner))) }
        return first.with(.array(known.isUnknown ? first.type : known))
    }

    private func evaluate(_ elements: [DictionaryElementSyntax], expecting expected: ValueType) -> Value {
        var known = (key: ValueType.unknown, value: ValueType.unknown)
        if case .dictionary(let key, let value) = expected.unwrapped { known = (key, value) }
        guard !elements.isEmpty else { return Value(expected) }
        let keys = Value.oneOf(elements.map { (evaluate($0.key, expecting: known.key), $0.key.range) })
        let values = Value.oneOf(elements.map { (evaluate($0.value, expecting: known.value), $0.value.range) })
        if case .metatype(let key) = keys.type, case .metatype(let value) = values.type {
            return Value(.metatype(.dictionary(key, value)))
        }
        if case .dictionary = expected.unwrapped { return values.with(expected.unwrapped) }
        return values.with(.dictionary(keys.type, values.type))
    }

    /// One of `values`, which are no mentions of their own if any type allows what is done with the result.
    private func joined(_ values: [(value: Value, range: ByteRange)], _ isBase: Bool) -> Value {
        let value = Value.oneOf(values)
        if isBase { noteJoin(of: value) }
        return value
    }

    // MARK: - Operators

    private func evaluate(
        _ operands: [ExpressionSyntax], _ operators: [ByteRange], expecting expected: ValueType, isBase: Bool
    ) -> Value {
        let coalesces = operators.allSatisfy { source.matches($0, "??") }
        let writes = operators.map(mayWrite)
        let compares = operators.allSatisfy(isComparison) && !operators.contains(where: isDeclared)
        var values: [Value] = []
        for (index, operand) in operands.enumerated() {
            let known = coalesces ? (index + 1 < operands.count ? expected.wrapped : expected) : .unknown
            let isWritten =
                index < writes.count && writes[index]
                || index > 0 && writes[index - 1] && !StandardOperators.isAssignment(text(operators[index - 1]))
            let value = evaluate(
                operand, expecting: known, access: isWritten ? .write : .read,
                isBase: compares || coalesces && isBase)
            if isWritten { noteWrite(into: value) }
            values.append(value)
        }
        if compares, !operands.contains(where: isNil) {
            for (operand, value) in zip(operands, values) {
                noteComparison(of: value, at: operand.range)
                if operators.contains(where: isIdentity) {
                    noteReliance(.identity, text(operators[0]), on: value, at: operand.range)
                } else {
                    noteInherited(text(operators[0]), of: value, at: operand.range)
                }
            }
        }
        if coalesces {
            let value = joined(zip(values, operands.map(\.range)).map { ($0, $1) }, isBase)
            let last = values[values.count - 1].type
            return value.with(last.isUnknown ? values[0].type.unwrappedOnce : last)
        }
        let found = noteOperators(operators, between: values, of: operands)
        if operators.contains(where: isComparison) { return Value(.bool) }
        if !found.isUnknown { return inferred(Value(found)) }
        var value = Value(values.first { !$0.type.isUnknown }?.type ?? .unknown)
        value.isInferred = operators.contains(where: isUnknownOperator)
        return value
    }

    /// Whether nothing is known about the result of the operator at `range`.
    private func isUnknownOperator(_ range: ByteRange) -> Bool {
        let name = text(range)
        return !StandardOperators.reading.contains(name) && !StandardOperators.isAssignment(name) && name != "&"
    }

    /// Whether the name at `range` is an operator.
    private func isOperator(_ range: ByteRange) -> Bool {
        let first = source.byte(at: range.lowerBound)
        return first < 0x80 && !SourceText.isWordByte(first) && ![0x60, 0x24, 0x23].contains(first)
    }

    /// Whether the sources declare an operator called like the one at `range`.
    private func isDeclared(_ range: ByteRange) -> Bool {
        table.globals[text(range)] != nil
    }

    private func isNil(_ operand: ExpressionSyntax) -> Bool {
        if case .name(let name) = operand.form { source.matches(name.range, "nil") } else { false }
    }

    /// Whether the operator at `range` compares which objects two values are.
    private func isIdentity(_ range: ByteRange) -> Bool {
        source.matches(range, "===") || source.matches(range, "!==")
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
}
