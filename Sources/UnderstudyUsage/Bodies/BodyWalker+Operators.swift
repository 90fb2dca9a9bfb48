import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Notes the operators between `values` that a protocol of one of their two operands demands.
    ///
    /// Who binds tighter is left aside: what stands next to the operator is nearly always of the same protocol as
    /// the whole operand.
    func noteOperators(_ operators: [ByteRange], between values: [Value]) -> ValueType {
        var result = ValueType.unknown
        for (index, sign) in operators.enumerated() where index + 1 < values.count {
            let left = values[index]
            let right = values[index + 1]
            guard left.type.bounds != nil || right.type.bounds != nil else { continue }
            let found = operatorRequirement(text(sign), left.type, right.type)
            guard let found else { continue }
            note(found, .call, at: sign, base: left.type.bounds != nil ? left : right)
            result = table.signature(of: found.member).result
        }
        return result
    }

    private func operatorRequirement(_ name: String, _ left: ValueType, _ right: ValueType) -> FoundMember? {
        for type in [left, right] where type.bounds != nil {
            for found in table.lookUp(name, in: type, isStatic: true) where found.isThroughProtocol {
                let parameters = table.signature(of: found.member).parameters
                guard parameters.count == 2, table.members[found.member].isRequirement,
                    table.mayTake(left, for: parameters[0].type), table.mayTake(right, for: parameters[1].type)
                else { continue }
                return found
            }
        }
        return nil
    }
}
