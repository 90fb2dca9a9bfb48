import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Calls the one of `found` that fits the arguments; `nil` where none does.
    func complete(
        _ found: [FoundMember], _ name: NameSyntax, _ arguments: [ArgumentSyntax], base: Value,
        expecting expected: ValueType
    ) -> Value? {
        var fitting: [(member: FoundMember, parameters: [Int])] = []
        for candidate in found where table.members[candidate.member].kind != .property {
            if let parameters = fit(arguments, table.signature(of: candidate.member).parameters) {
                fitting.append((candidate, parameters))
            }
        }
        if fitting.isEmpty, let only = found.first, meaning(at: name.range) == .member(only.member),
            table.members[only.member].kind != .property
        {
            return callKnown(only, name, arguments, base: base)
        }
        if fitting.isEmpty {
            // A property that holds a function, or something that can be called.
            guard
                let value = refer(
                    to: found.filter { table.members[$0.member].kind == .property }, name, base: base, .read)
            else { return nil }
            return callProperty(value, arguments, expecting: expected, at: name.range)
        }
        if fitting.count > 1 { fitting = narrow(fitting, arguments, expected) }
        let best = preferred(fitting.map(\.member)).flatMap { best in
            fitting.first { $0.member.member == best.member }
        }
        guard let best else { return nil }
        note(best.member, .call, at: name.range, base: base)
        return finish(best.member, best.parameters, name, arguments, base: base, expecting: expected)
    }

    private func callProperty(
        _ value: Value, _ arguments: [ArgumentSyntax], expecting expected: ValueType, at range: ByteRange
    ) -> Value {
        guard case .function(let parameters, let result) = value.type.unwrapped else {
            for argument in arguments { evaluate(argument.value) }
            return .unknown
        }
        for (index, argument) in arguments.enumerated() {
            let type = parameters[safe: index] ?? .unknown
            let given = evaluate(argument.value, expecting: type)
            // Whoever gave the closure may do anything with the value.
            if !type.heldBounds.isEmpty { noteDoubt(given.type, given.holder, at: argument.value.range) }
        }
        return Value(result)
    }

    // MARK: - Labels

    /// The parameter of each argument; `nil` if they don't fit.
    private func fit(_ arguments: [ArgumentSyntax], _ parameters: [MemberTypes.Parameter]) -> [Int]? {
        var result: [Int] = []
        var next = 0
        for (index, argument) in arguments.enumerated() {
            guard let found = parameter(for: argument, from: next, in: parameters, arguments[index...]) else {
                return nil
            }
            result.append(found)
            next = parameters[found].isVariadic ? found : found + 1
        }
        let isComplete = parameters[min(next, parameters.count)...].allSatisfy { $0.hasDefault || $0.isVariadic }
        return isComplete ? result : nil
    }

    private func parameter(
        for argument: ArgumentSyntax, from start: Int, in parameters: [MemberTypes.Parameter],
        _ rest: ArraySlice<ArgumentSyntax>
    ) -> Int? {
        let label = argument.label.map(text).flatMap { $0 == "_" ? nil : $0 }
        var index = start
        while index < parameters.count {
            let parameter = parameters[index]
            if argument.isTrailing, argument.label == nil {
                // A trailing closure takes the next parameter that can be a function.
                let mustTake = !parameter.hasDefault && !parameter.isVariadic
                if parameter.type.isFunction || parameter.type.isUnknown || mustTake && parameter.isOpaque {
                    return index
                }
                if mustTake { return nil }
            } else if parameter.label == label {
                return index
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return nil
            }
            index += 1
        }
        return nil
    }

    // MARK: - Types

    /// Of several candidates that fit by their labels, those that fit by the known types of the arguments.
    private func narrow(
        _ fitting: [(member: FoundMember, parameters: [Int])], _ arguments: [ArgumentSyntax], _ expected: ValueType
    ) -> [(member: FoundMember, parameters: [Int])] {
        let known = arguments.map { plainType(of: $0.value) }
        let closures = arguments.map { parameterCount(of: $0.value) }
        let narrowed = fitting.filter { candidate in
            let signature = table.signature(of: candidate.member.member)
            for (index, parameter) in candidate.parameters.enumerated() {
                let type = signature.parameters[parameter].type.substituting(candidate.member.arguments)
                if !table.mayTake(known[index], for: type) { return false }
                if let count = closures[index], case .function(let parameters, _) = type.unwrapped,
                    parameters.count != count
                {
                    return false
                }
            }
            return true
        }
        let result = narrowed.isEmpty ? fitting : narrowed
        let returning = result.filter { candidate in
            let type = table.signature(of: candidate.member.member).result
            return table.mayTake(type.substituting(candidate.member.arguments), for: expected)
        }
        return (returning.isEmpty ? result : returning).sorted { left, right in
            // As in the compiler, the candidate with the fewest defaulted parameters is the best.
            (defaults(left), wraps(left, known)) < (defaults(right), wraps(right, known))
        }
    }

    /// How many arguments would have to be made optional first.
    private func wraps(_ candidate: (member: FoundMember, parameters: [Int]), _ known: [ValueType]) -> Int {
        let parameters = table.signature(of: candidate.member.member).parameters
        return zip(candidate.parameters, known).reduce(0) { count, pair in
            let isWanted = if case .optional = parameters[pair.0].type { true } else { false }
            let isGiven = if case .optional = pair.1 { true } else { false }
            return isWanted && !isGiven ? count + 1 : count
        }
    }

    private func defaults(_ candidate: (member: FoundMember, parameters: [Int])) -> Int {
        table.signature(of: candidate.member.member).parameters.count - Set(candidate.parameters).count
    }

    /// The type of an argument, if it can be inferred without walking through calls.
    private func plainType(of expression: ExpressionSyntax) -> ValueType {
        switch expression.form {
        case .name(let name):
            return silently { evaluate(name, .read).type }
        case .member(let base?, let name):
            let base = plainType(of: base)
            return base.isUnknown ? .unknown : silently { evaluate(Value(base), name, .read).type }
        case .string: return .external("String", [])
        case .cast(_, let cast, let type): return cast == .coercion || cast == .forced ? resolve(type) : .unknown
        case .prefix(_, let inner): return plainType(of: inner)
        case .force(let inner): return plainType(of: inner).unwrappedOnce
        case .call(let callee, _):
            guard case .metatype(let type) = plainType(of: callee) else { return .unknown }
            return type
        default: return .unknown
        }
    }

    private func parameterCount(of expression: ExpressionSyntax) -> Int? {
        guard case .closure(let closure) = expression.form else { return nil }
        return closure.parameters?.count
    }

    // MARK: - Results

    private func finish(
        _ found: FoundMember, _ parameters: [Int], _ name: NameSyntax, _ arguments: [ArgumentSyntax], base: Value,
        expecting expected: ValueType
    ) -> Value {
        let signature = table.signature(of: found.member)
        var bindings = found.arguments
        bindWritten(name.arguments, of: found.member, in: &bindings)
        let order = arguments.indices.sorted {
            isClosure(arguments[$0]) == isClosure(arguments[$1]) ? $0 < $1 : !isClosure(arguments[$0])
        }
        if arguments.contains(where: isClosure), !expected.isUnknown {
            // The type of a closure's parameter may be known only from the result.
            var ahead = bindings
            signature.result.bind(to: expected, in: &ahead)
            if case .generic = signature.result {} else { bindings = ahead }
        }
        for index in order {
            let argument = arguments[index]
            let parameter = signature.parameters[parameters[index]]
            let type = table.rebase(parameter.type.substituting(bindings), on: base.type, at: place)
            let value = evaluate(argument.value, expecting: type)
            if !parameter.type.isSelf { parameter.type.bind(to: value.type, in: &bindings) }
            let receiver = Holder.parameter(found.member, parameters[index])
            noteHandover(value, to: receiver, of: parameter.type, at: argument.value.range)
            noteGift(value, of: argument.value, to: receiver, of: parameter.type)
        }
        let type = table.rebase(signature.result.substituting(bindings), on: base.type, at: place)
        return Value(type, holder(ofResult: found, signature.result, base))
    }

    /// What has the values that a call returns: where their type depends on that of the base, the base's holder.
    private func holder(ofResult found: FoundMember, _ written: ValueType, _ base: Value) -> Holder? {
        if found.isThroughProtocol, written.dependsOnType { return base.holder }
        return written.heldBounds.isEmpty ? nil : .result(found.member)
    }

    private func isClosure(_ argument: ArgumentSyntax) -> Bool {
        switch argument.value.form {
        case .closure, .keyPath: true
        default: false
        }
    }

    private func bindWritten(
        _ types: [TypeSyntax], of member: MemberID, in bindings: inout [ValueType.GenericName: ValueType]
    ) {
        let info = table.members[member]
        let source = table.places[info.place].source
        for (parameter, type) in zip(info.genericParameters, types) {
            let name = ValueType.GenericName(owner: .member(member), name: table.name(parameter.name, source))
            bindings[name] = resolve(type)
        }
    }
}

extension ValueType {
    /// Whether it is the `Self` of a protocol.
    fileprivate var isSelf: Bool {
        if case .generic(let name, _) = self { name.name == "Self" } else { false }
    }
}

extension MemberTypes.Parameter {
    /// Whether the parameter's type may turn out to be a function.
    fileprivate var isOpaque: Bool {
        switch type {
        case .generic, .external, .unknown: true
        default: false
        }
    }
}
