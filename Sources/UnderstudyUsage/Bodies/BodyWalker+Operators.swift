import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Records the operators between `values`, which are those of `operands`, as far as the sources declare them.
    ///
    /// Precedence is ignored: the value next to the operator nearly always has the same type as the whole operand.
    func noteOperators(
        _ operators: [ByteRange], between values: [Value], of operands: [ExpressionSyntax]
    ) -> ValueType {
        var result = ValueType.unknown
        for (index, sign) in operators.enumerated() where index + 1 < values.count {
            let pair = [values[index], values[index + 1]]
            let name = text(sign)
            if let found = operatorRequirement(name, between: pair[0].type, and: pair[1].type) {
                note(found, .call, at: sign, base: pair[0].type.bounds != nil ? pair[0] : pair[1])
                result = table.signature(of: found.member).result
            } else if let found = callOperator(name, with: pair, of: [operands[index], operands[index + 1]]) {
                result = found
            }
        }
        return result
    }

    /// Records that an operator that the sources declare gets `values`, and returns the type of its result; `nil` if
    /// none of them can be meant.
    private func callOperator(
        _ name: String, with values: [Value], of operands: [ExpressionSyntax]
    ) -> ValueType? {
        let isFollowed = values.contains { !followedTypes(in: $0.type).isEmpty }
        guard isFollowed || values.contains(where: \.type.isOpen) else { return nil }
        let declared = (table.globals[name] ?? []) + table.symbols.members(called: name)
        // Where nothing is known, comparing with each of many would take time, and show nothing.
        guard isFollowed || declared.count <= Overloads.few else { return nil }
        let found = declared.filter { member in
            let parameters = table.signature(of: member).parameters
            return !table.members[member].isRequirement && parameters.count == values.count
                && zip(values, parameters).allSatisfy { table.mayTake($0.type, for: $1.type) }
        }
        for member in found.prefix(Overloads.few) {
            let parameters = table.signature(of: member).parameters
            for (number, value) in values.enumerated() {
                noteHandover(
                    value, to: .parameter(member, number), of: parameters[number].type, at: operands[number].range)
            }
        }
        if found.count > 1 {
            for (value, operand) in zip(values, operands) { noteChoice(by: value, at: operand.range) }
        }
        return found.first.map { table.signature(of: $0).result }
    }

    /// Records an operator that is passed on as a function of the values that `expected` says.
    func evaluateOperator(at range: ByteRange, expecting expected: ValueType) -> Value {
        let name = text(range)
        noteUnknownRequirement(name)
        guard case .function(let parameters, _) = expected.unwrapped else { return Value(expected) }
        for type in parameters where type.bounds != nil {
            for found in table.lookUp(name, in: type, isStatic: true).members.prefix(Overloads.few) {
                note(found, .read, at: range, base: Value(type, closureHolder))
            }
        }
        return Value(expected)
    }

    /// Records the operator of one operand at `sign`, if a protocol of `value` requires it.
    func noteOperator(_ sign: ByteRange, of value: Value) {
        guard value.type.bounds != nil else { return }
        for found in table.lookUp(text(sign), in: value.type, isStatic: true).members.prefix(Overloads.few)
        where table.signature(of: found.member).parameters.count == 1 {
            note(found, .call, at: sign, base: value)
        }
    }

    private func operatorRequirement(_ name: String, between left: ValueType, and right: ValueType) -> FoundMember? {
        for type in [left, right] where type.bounds != nil {
            let operators = table.lookUp(name, in: type, isStatic: true).operators(in: table)
            let found = operators.first(taking: [left, right], in: table) { found in
                found.isThroughProtocol && table.members[found.member].isRequirement
            }
            if let found { return found }
        }
        return nil
    }
}
