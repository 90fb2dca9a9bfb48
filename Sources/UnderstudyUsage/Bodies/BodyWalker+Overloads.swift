import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Calls the one of `found` that fits the arguments; `nil` if none does.
    func complete(
        _ found: Overloads, named name: NameSyntax, with arguments: [ArgumentSyntax], base: Value,
        expecting expected: ValueType
    ) -> Value? {
        let group = found.group(for: labels(of: arguments), in: table)
        if let best = choice(of: group, for: arguments, expecting: expected) {
            note(best.member, .call, at: name.range, base: base)
            return finish(
                best.member, filling: best.parameters, named: name, with: arguments, base: base, expecting: expected)
        }
        if let only = found.first, meaning(at: name.range) == .member(only.member),
            table.members[only.member].kind != .property
        {
            return callKnown(only, named: name, with: arguments, base: base)
        }
        // A property that holds a function, or something that can be called.
        return refer(toPropertyOf: found, name, base: base, .read).map {
            callProperty($0, arguments, expecting: expected, at: name.range)
        }
    }

    private func choice(
        of group: OverloadGroup, for arguments: [ArgumentSyntax], expecting expected: ValueType
    ) -> OverloadGroup.Candidate? {
        if group.candidates.count < 2 { return group.candidates.first }
        let call = OverloadGroup.Call(
            types: arguments.map { plainType(of: $0.value) },
            closures: arguments.map { parameterCount(of: $0.value) }, expected: expected)
        return group.choice(for: call, in: table)
    }

    private func labels(of arguments: [ArgumentSyntax]) -> CallLabels {
        CallLabels(
            arguments: arguments.map { argument in
                let label = argument.label.map(text).flatMap { $0 == "_" ? nil : $0 }
                return CallLabels.Argument(
                    label: label, isTrailingClosure: argument.isTrailing && argument.label == nil)
            })
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
            // The caller may have given any closure, so anything may happen to the value.
            if !type.heldBounds.isEmpty { noteDoubt(given.type, given.holder, at: argument.value.range) }
        }
        return Value(result)
    }

    // MARK: - Types

    /// The type of an argument, if it can be inferred without walking through calls.
    private func plainType(of expression: ExpressionSyntax) -> ValueType {
        switch expression.form {
        case .name(let name):
            return silently { evaluate(name, .read).type }
        case .member(let base?, let name):
            let base = plainType(of: base)
            return base.isUnknown ? .unknown : silently { evaluateMember(name, of: Value(base), as: .read).type }
        case .string: return .string
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
        _ found: FoundMember, filling parameters: [Int], named name: NameSyntax, with arguments: [ArgumentSyntax],
        base: Value, expecting expected: ValueType
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

    /// What holds the values that a call returns: if their type depends on that of the base, the base's holder.
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
            let name = ValueType.GenericName(owner: .member(member), name: source.plainName(in: parameter.name))
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
