import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Calls the one of `found` that fits the arguments; `nil` if none does.
    ///
    /// - Parameter access: What is done with the result of a subscript.
    func complete(
        _ found: Overloads, named name: NameSyntax, with arguments: [ArgumentSyntax], base: Value,
        expecting expected: ValueType, _ access: RequirementUse.Kind = .call
    ) -> Value? {
        let group = found.group(for: labels(of: arguments), in: table)
        let asked = group.candidates.count < 2 ? nil : call(with: arguments, expecting: expected)
        let best = asked.map { group.choice(for: $0, in: table) } ?? group.candidates.first
        if let best {
            let rivals = asked.map { group.rivals(of: best, for: $0, in: table) } ?? []
            let uses = noteCall(of: best, rivals, access, named: name, base: base)
            var value = finish(
                best, besides: rivals, named: name, with: arguments, base: base, expecting: expected)
            if table.members[best.member.member].kind == .subscript {
                value.uses = uses.isEmpty ? self.uses(around: base) : uses
            }
            return value
        }
        if let only = found.first, meaning(at: name.range) == .member(only.member),
            table.members[only.member].kind != .property
        {
            return callKnown(only, named: name, with: arguments, base: base)
        }
        // A property that holds a function, or something that can be called.
        if let value = refer(toPropertyOf: found, name, base: base, .read) {
            return call(value, arguments, expecting: expected, at: name.range)
        }
        // The arguments may fit in a way that is not understood here.
        noteNamed(found.callable(in: table), at: name.range)
        return nil
    }

    /// Records a call of `best` and, since the compiler may choose any of `rivals` instead, of these.
    private func noteCall(
        of best: OverloadGroup.Candidate, _ rivals: [OverloadGroup.Candidate], _ access: RequirementUse.Kind,
        named name: NameSyntax, base: Value
    ) -> Range<Int> {
        func kind(of member: MemberID) -> RequirementUse.Kind {
            access == .write && isSettable(member) ? .write : .call
        }
        let first = note(best.member, kind(of: best.member.member), at: name.range, base: base)
        guard rivals.count <= Overloads.few else {
            noteDoubt(base, at: name.range, about: name.range)
            return first
        }
        var end = first.upperBound
        for rival in rivals {
            let more = note(rival.member, kind(of: rival.member.member), at: name.range, base: base)
            end = max(end, more.upperBound)
        }
        return first.lowerBound..<end
    }

    private func call(with arguments: [ArgumentSyntax], expecting expected: ValueType) -> OverloadGroup.Call {
        OverloadGroup.Call(
            types: arguments.map { plainType(of: $0.value) },
            closures: arguments.map { parameterCount(of: $0.value) }, expected: expected)
    }

    private func labels(of arguments: [ArgumentSyntax]) -> CallLabels {
        CallLabels(
            arguments: arguments.map { argument in
                let label = argument.label.map(text).flatMap { $0 == "_" ? nil : $0 }
                return CallLabels.Argument(
                    label: label, isTrailingClosure: argument.isTrailing && argument.label == nil)
            })
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
        case .literal: return isNumber(expression.range) ? .number : .unknown
        case .cast(_, let cast, let type): return cast == .coercion || cast == .forced ? resolve(type) : .unknown
        case .prefix(_, let inner): return plainType(of: inner)
        case .force(let inner): return plainType(of: inner).unwrappedOnce
        case .call(let callee, _):
            guard case .metatype(let type) = plainType(of: callee) else { return .unknown }
            return type
        default: return .unknown
        }
    }

    private func isNumber(_ range: ByteRange) -> Bool {
        let first = source.byte(at: range.lowerBound)
        return UInt8(ascii: "0") <= first && first <= UInt8(ascii: "9")
    }

    private func parameterCount(of expression: ExpressionSyntax) -> Int? {
        guard case .closure(let closure) = expression.form else { return nil }
        return closure.parameters?.count
    }

    // MARK: - Results

    private func finish(
        _ best: OverloadGroup.Candidate, besides rivals: [OverloadGroup.Candidate], named name: NameSyntax,
        with arguments: [ArgumentSyntax], base: Value, expecting expected: ValueType
    ) -> Value {
        let (found, parameters) = (best.member, best.parameters)
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
            if rivals.contains(where: { takenType($0, at: index) != parameter.type }) {
                noteChoice(by: value, at: argument.value.range)
            }
        }
        let type = table.rebase(signature.result.substituting(bindings), on: base.type, at: place)
        var value = Value(type, holder(ofResult: found, signature.result, base))
        value.isInferred = rivals.contains { table.signature(of: $0.member.member).result != signature.result }
        return value
    }

    /// The type of the parameter that takes the argument `index`.
    private func takenType(_ candidate: OverloadGroup.Candidate, at index: Int) -> ValueType {
        table.signature(of: candidate.member.member).parameters[candidate.parameters[index]].type
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
