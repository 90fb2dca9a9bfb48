import UnderstudySyntax

/// What the compiler recorded about the names that the walker comes across.
extension BodyWalker {
    /// What the name at `range` means; `nil` if the compiler recorded nothing.
    func meaning(at range: ByteRange) -> CompiledNames.Meaning? {
        guard table.isCompiled else { return nil }
        let place = placeInFile(range)
        return table.symbols.compiled.meaning(at: place.offset, in: place.file)
    }

    /// Whether the compiler recorded what follows a dot at `range`, or that it is no member, such as an element of a
    /// tuple.
    func isSettled(_ range: ByteRange) -> Bool {
        guard table.isCompiled else { return false }
        if meaning(at: range) != nil { return true }
        return table.symbols.compiled.saw(line: source.lines.line(at: range.lowerBound), of: table.places[place].file)
    }

    /// Of `found`, which `word` at `range` may mean as members of `base`, the one that the compiler recorded.
    ///
    /// All of them if it recorded nothing; none if it is something other than a member of the sources.
    func settled(_ found: Overloads, _ word: String, at range: ByteRange, base: Value) -> Overloads {
        guard let meaning = meaning(at: range) else { return found }
        guard case .member(let id) = meaning else { return mayBeType(word) ? found : table.nothing }
        let member = table.members[id]
        // The name of a type is also the place where its initialiser is called.
        guard member.name == word else { return found }
        if let exact = found.member(id) { return Overloads(exact) }
        if base.type.isUnknown { noteUnknown(word, at: range) }
        let isOfProtocol = member.owner.map { table.types[$0].kind == .protocol } ?? false
        let isConcrete = if case .nominal = base.type.unwrapped { true } else { false }
        return Overloads(
            FoundMember(
                member: id, arguments: [:], isThroughProtocol: isOfProtocol && (member.isRequirement || !isConcrete)))
    }

    /// The functions and properties outside types that `word` at `range` may mean.
    func settledGlobals(_ word: String, at range: ByteRange) -> Overloads {
        let found = globals(word)
        switch meaning(at: range) {
        case nil: return found
        case .other?: return mayBeType(word) ? found : table.nothing
        case .member(let id)?:
            guard table.members[id].name == word, table.members[id].owner == nil else { return found }
            return Overloads(
                found.member(id) ?? FoundMember(member: id, arguments: [:], isThroughProtocol: false))
        }
    }

    /// What a bare name may be a member of; if the compiler recorded which member it is, the type that has it.
    func bases(of name: NameSyntax) -> [Value] {
        guard case .member(let id)? = meaning(at: name.range) else { return implicitBases }
        let word = text(name.range)
        guard table.members[id].name == word else { return implicitBases }
        guard table.members[id].owner != nil else { return [] }
        let bases = implicitBases
        let exact = bases.first { base in candidates(word, of: base).member(id) != nil }
        return [exact ?? bases.first ?? .unknown]
    }

    /// Whether `word` may name a type, where the compiler records the initialiser that is called.
    private func mayBeType(_ word: String) -> Bool {
        word.startsUppercase
    }

    /// The name of a function at `range`, if the compiler recorded that it belongs to another module.
    func foreignName(_ range: ByteRange) -> ByteRange? { meaning(at: range) == .other ? range : nil }

    /// Calls `found`, which the compiler recorded, with arguments that don't seem to fit its parameters.
    func callKnown(
        _ found: FoundMember, named name: NameSyntax, with arguments: [ArgumentSyntax], base: Value
    ) -> Value {
        note(found, .call, at: name.range, base: base)
        let signature = table.signature(of: found.member)
        var taken: Set<Int> = []
        for argument in arguments {
            guard let index = parameter(for: argument, in: signature.parameters, taken) else {
                let value = evaluate(argument.value)
                noteDoubt(value, at: argument.value.range)
                continue
            }
            taken.insert(index)
            let type = signature.parameters[index].type
            let value = evaluate(argument.value, expecting: type.substituting(found.arguments))
            let holder = Holder.parameter(found.member, index)
            noteHandover(value, to: holder, of: type, at: argument.value.range)
            noteGift(value, of: argument.value, to: holder, of: type)
        }
        return Value(table.rebase(signature.result.substituting(found.arguments), on: base.type, at: place))
    }

    /// The parameter that `argument` can only be for: the next one with its label, or the last for a trailing closure.
    private func parameter(
        for argument: ArgumentSyntax, in parameters: [MemberTypes.Parameter], _ taken: Set<Int>
    ) -> Int? {
        if argument.isTrailing, argument.label == nil {
            return parameters.indices.last { !taken.contains($0) && parameters[$0].type.isFunction }
        }
        let label = argument.label.map(text).flatMap { $0 == "_" ? nil : $0 }
        return parameters.indices.first { parameters[$0].label == label && !taken.contains($0) }
    }
}
