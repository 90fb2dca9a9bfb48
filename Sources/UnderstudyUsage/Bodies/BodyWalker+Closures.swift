import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Walks through a closure; the types of its parameters are written, or known from the context.
    func evaluate(_ closure: ClosureSyntax, expecting expected: ValueType) -> ValueType {
        var known: [ValueType] = []
        var result = closure.result.map(resolve) ?? .unknown
        if case .function(let parameters, let expectedResult) = expected.unwrapped {
            known = parameters
            if result.isUnknown { result = expectedResult }
        }
        let captured = closure.captures.map { capture in
            (text(capture.name), capturedValue(capture))
        }
        let parameters = types(of: closure, known)
        let wanted = isConcrete(result) ? result : .unknown
        frames.append(Frame(expected: wanted, holder: nil))
        let found: ValueType = inScope {
            for (name, value) in captured { declare(name, value) }
            declareParameters(of: closure, parameters)
            return inScope { walkResult(closure.body, expecting: wanted) }
        }
        frames.removeLast()
        return .function(parameters, found.isUnknown ? result : isConcrete(result) ? result : found)
    }

    private func isConcrete(_ type: ValueType) -> Bool {
        switch type {
        case .unknown, .generic: false
        case .optional(let inner), .array(let inner): isConcrete(inner)
        default: true
        }
    }

    private func capturedValue(_ capture: CaptureSyntax) -> Value {
        let found =
            capture.value.map { evaluate($0, isBase: true) }
            ?? evaluate(NameSyntax(range: capture.name, arguments: [], labels: nil), .read)
        if capture.isWeak || capture.isUnowned { noteReliance(.weak, "weak", on: found, at: capture.name) }
        return capture.isWeak ? found.with(found.type.wrapped) : found
    }

    private func types(of closure: ClosureSyntax, _ known: [ValueType]) -> [ValueType] {
        guard let parameters = closure.parameters else { return known }
        var given = known
        // A closure with several parameters destructures a tuple.
        if parameters.count > 1, known.count == 1, case .tuple(let elements) = known[0] {
            given = elements.map(\.type)
        }
        return parameters.enumerated().map { index, parameter in
            noteHolds(parameter.type, .parameter)
            return parameter.type.map(resolve) ?? given[safe: index] ?? .unknown
        }
    }

    private func declareParameters(of closure: ClosureSyntax, _ types: [ValueType]) {
        guard let parameters = closure.parameters else {
            declareNumbered(types)
            return
        }
        for (parameter, type) in zip(parameters, types) {
            declare(text(parameter.name), parameterValue(type))
        }
    }

    private func declareNumbered(_ types: [ValueType]) {
        var types = types
        if types.count == 1, case .tuple(let elements) = types[0], !elements.isEmpty {
            // `$0.key` and `$0`, `$1` are both possible: a `$1` means the second.
            declare("$1", parameterValue(elements[safe: 1]?.type ?? .unknown))
            types = [types[0]]
        }
        // `$0` of enclosing closures must not be visible.
        for index in 0..<max(types.count, 3) where index < types.count || lookUpLocal("$\(index)") != nil {
            guard index < types.count || index == 0 else { continue }
            declare("$\(index)", parameterValue(types[safe: index] ?? .unknown))
        }
        if types.isEmpty { declare("$0", parameterValue(.unknown)) }
    }

    /// The value of a closure's parameter; where its type is not known, what the closure does with it may decide that.
    private func parameterValue(_ type: ValueType) -> Value {
        var value = inferred(Value(type, closureHolder))
        if type.isOpen { value.isInferred = true }
        return value
    }

    /// Walks through code without recording anything.
    func silently<Result>(_ body: () -> Result) -> Result {
        silence += 1
        defer { silence -= 1 }
        return body()
    }
}
