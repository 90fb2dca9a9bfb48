extension TemplateRenderer {
    mutating func begin(_ loop: TemplateLoop, empty: Int) throws(TemplateFailure) {
        var elements = try elements(of: loop)
        if let condition = loop.condition { elements = try filter(elements, of: loop, by: condition) }
        guard let first = elements.first else { return jump(to: empty) }
        loops.append(TemplateTurns(loop: loop, elements: elements, scope: scope.enter()))
        try bind(first, of: loop)
    }

    mutating func nextTurn(_ body: Int) throws(TemplateFailure) {
        let last = loops.count - 1
        loops[last].index += 1
        guard loops[last].index < loops[last].elements.count else { return endLoop() }
        scope.restart()
        try bind(loops[last].elements[loops[last].index], of: loops[last].loop)
        jump(to: body)
    }

    mutating func leaveLoop(_ target: Int) {
        endLoop()
        jump(to: target)
    }

    private mutating func endLoop() {
        guard let turns = loops.popLast() else { return }
        scope.leave(turns.scope)
    }

    private mutating func elements(of loop: TemplateLoop) throws(TemplateFailure) -> [TemplateValue] {
        switch try evaluate(loop.list) {
        case .list(let elements): return elements
        case .none: return []
        case .object(let object):
            return object.memberNames.map { .list([.string($0), object.member(named: $0) ?? .none]) }
        case let value: throw TemplateFailure(.notIterable(value.kind), at: loop.offset)
        }
    }

    private mutating func filter(
        _ elements: [TemplateValue], of loop: TemplateLoop, by condition: TemplateExpression
    ) throws(TemplateFailure) -> [TemplateValue] {
        var kept: [TemplateValue] = []
        let outer = scope.enter()
        for element in elements {
            scope.restart()
            try bind(element, of: loop)
            try spend(1)
            if try evaluate(condition).isTrue { kept.append(element) }
        }
        scope.leave(outer)
        return kept
    }

    private mutating func bind(_ element: TemplateValue, of loop: TemplateLoop) throws(TemplateFailure) {
        guard loop.names.count > 1 else { return scope.bind(loop.names[0], element) }
        guard case .list(let parts) = element, parts.count == loop.names.count else {
            throw TemplateFailure(.elementCount(expected: loop.names.count, found: element.shape), at: loop.offset)
        }
        for (name, part) in zip(loop.names, parts) { scope.bind(name, part) }
    }
}

extension TemplateValue {
    fileprivate var shape: String {
        guard case .list(let parts) = self else { return kind }
        return "a list of \(parts.count)"
    }
}
