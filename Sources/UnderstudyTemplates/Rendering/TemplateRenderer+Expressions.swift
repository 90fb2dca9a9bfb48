extension TemplateRenderer {
    mutating func evaluate(_ expression: TemplateExpression) throws(TemplateFailure) -> TemplateValue {
        switch expression {
        case .literal(let value): return value
        case .path(let path): return try value(of: path)
        case .loop(let member, let parents, let offset): return try value(of: member, parents: parents, at: offset)
        case .list(let elements, let offset): return try list(of: elements, at: offset)
        case .not(let operand): return .bool(try !evaluate(operand).isTrue)
        case .all(let terms):
            for term in terms where try !evaluate(term).isTrue { return false }
            return true
        case .any(let terms):
            for term in terms where try evaluate(term).isTrue { return true }
            return false
        case .comparison(let sign, let left, let right, let offset):
            return .bool(try compare(evaluate(left), by: sign, to: evaluate(right), at: offset))
        case .filtered(let value, let calls):
            var value = try evaluate(value)
            for call in calls { value = try apply(call, to: value) }
            return value
        case .choice(let value, let condition, let other):
            return try evaluate(condition).isTrue ? evaluate(value) : evaluate(other)
        }
    }

    private func value(of member: LoopMember, parents: Int, at offset: Int) throws(TemplateFailure) -> TemplateValue {
        guard parents < loops.count else { throw TemplateFailure(.outsideLoop, at: offset) }
        let turns = loops[loops.count - 1 - parents]
        switch member {
        case .first: return .bool(turns.index == 0)
        case .last: return .bool(turns.index == turns.elements.count - 1)
        case .counter: return .int(turns.index + 1)
        case .counter0: return .int(turns.index)
        case .length: return .int(turns.elements.count)
        }
    }

    // Nested lists could grow deeper with every `set`, until freeing them overflows the stack.
    private mutating func list(
        of elements: [TemplateExpression], at offset: Int
    ) throws(TemplateFailure) -> TemplateValue {
        var values: [TemplateValue] = []
        for element in elements {
            let value = try evaluate(element)
            if case .list = value { throw TemplateFailure(.nestedList, at: offset) }
            values.append(value)
        }
        return .list(values)
    }

    private mutating func compare(
        _ left: TemplateValue, by sign: TemplateComparison, to right: TemplateValue, at offset: Int
    ) throws(TemplateFailure) -> Bool {
        try spend((left.size + right.size) >> 6)
        switch sign {
        case .equal: return left.isEqual(to: right)
        case .unequal: return !left.isEqual(to: right)
        case .within, .notWithin:
            if let found = left.isContained(in: right) { return found == (sign == .within) }
        case .less, .greater, .lessOrEqual, .greaterOrEqual:
            if let order = left.order(to: right) { return sign.accepts(order) }
        }
        throw TemplateFailure(.notComparable(sign.rawValue, left: left.kind, right: right.kind), at: offset)
    }

    private mutating func apply(_ call: FilterCall, to value: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        var arguments: [TemplateValue] = []
        for argument in call.arguments { arguments.append(try evaluate(argument)) }
        try spend(arguments.reduce(value.size) { $0 + $1.size } >> 6)
        let input = TemplateFilterInput(value, arguments: arguments, byteLimit: limits.outputBytes)
        let result: TemplateValue
        do throws(TemplateFilterError) {
            result = try call.filter.body(input)
        } catch {
            throw TemplateFailure(.filterFailed(call.filter.name, reason: error.reason), at: call.offset)
        }
        try spend(result.size >> 6)
        return result
    }
}

extension TemplateComparison {
    fileprivate func accepts(_ order: Int) -> Bool {
        switch self {
        case .less: order < 0
        case .lessOrEqual: order <= 0
        case .greater: order > 0
        case .greaterOrEqual: order >= 0
        case .equal, .unequal, .within, .notWithin: false
        }
    }
}
