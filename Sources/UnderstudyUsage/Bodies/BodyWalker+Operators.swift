import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Records the operators between `values` that are required by a protocol of one of their two operands.
    ///
    /// Precedence is ignored: the value next to the operator nearly always has the same protocol as the whole operand.
    func noteOperators(_ operators: [ByteRange], between values: [Value]) -> ValueType {
        var result = ValueType.unknown
        for (index, sign) in operators.enumerated() where index + 1 < values.count {
            let left = values[index]
            let right = values[index + 1]
            guard left.type.bounds != nil || right.type.bounds != nil else { continue }
            let found = operatorRequirement(text(sign), between: left.type, and: right.type)
            guard let found else { continue }
            note(found, .call, at: sign, base: left.type.bounds != nil ? left : right)
            result = table.signature(of: found.member).result
        }
        return result
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
