import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// The value of a plain name.
    func evaluate(_ name: NameSyntax, _ access: RequirementUse.Kind) -> Value {
        let word = text(name.range)
        if let value = known(word) { return value }
        if let value = implicitMember(name, word: word, as: access) { return value }
        if let global = global(name, word) { return global }
        return typeValue(word, name.arguments)
    }

    /// Words with a meaning of their own, and local names.
    private func known(_ word: String) -> Value? {
        if let local = lookUpLocal(word) { return local }
        // No longer word is special.
        guard word.utf8.count <= 5 else { return nil }
        switch word {
        case "self": return selfValue ?? .unknown
        case "super": return superValue
        case "nil", "_": return .unknown
        case "true", "false": return Value(.bool)
        default: return nil
        }
    }

    private var superValue: Value {
        guard let selfValue else { return .unknown }
        let type: ValueType = if case .metatype(let inner) = selfValue.type { inner } else { selfValue.type }
        guard case .nominal(let id, _) = type else { return .unknown }
        let parent = table.superclass(of: id)
        guard let parent else { return .unknown }
        let found = table.selfReference(to: parent.type).substituting(parent.arguments)
        return Value(isStatic ? .metatype(found) : found)
    }

    // MARK: - Members of self

    private func implicitMember(_ name: NameSyntax, word: String, as access: RequirementUse.Kind) -> Value? {
        // Most bare names are those of types.
        guard table.isMemberName(word) else { return nil }
        for base in bases(of: name) {
            let found = settled(candidates(word, of: base), word, at: name.range, base: base)
            if let value = refer(to: found, name, base: base, access) { return value }
        }
        return nil
    }

    /// What a bare name may be a member of: `self`, then the enclosing types.
    var implicitBases: [Value] {
        guard let selfValue else { return [] }
        if let known = implicitBasesByPlace, known.place == place, known.isStatic == isStatic { return known.bases }
        var bases = [selfValue]
        var around = table.places[place].type
        if !isStatic, let id = around { bases.append(Value(.metatype(table.selfType(of: id)))) }
        while let id = around, let outer = table.types[id].enclosing {
            bases.append(Value(.metatype(table.selfType(of: outer))))
            around = outer
        }
        implicitBasesByPlace = ImplicitBases(place: place, isStatic: isStatic, bases: bases)
        return bases
    }

    /// The members of `base` that `name` may mean.
    func candidates(_ name: String, of base: Value) -> Overloads {
        if case .metatype(let type) = base.type { return table.lookUp(name, in: type, isStatic: true) }
        return table.lookUp(name, in: base.type, isStatic: false)
    }

    /// The value of a name without a call, given the members that it may mean; `nil` if there are none.
    func refer(
        to found: Overloads, _ name: NameSyntax, base: Value, _ access: RequirementUse.Kind
    ) -> Value? {
        guard !found.isEmpty else { return nil }
        if let value = refer(toPropertyOf: found, name, base: base, access) { return value }
        let labels = name.labels.map { $0.map(text).map { $0 == "_" ? nil : $0 } }
        guard let function = preferred(found.functions(labels: labels, in: table)) else { return nil }
        if labels == nil, found.differInLabels(in: table) {
            noteDoubt(base.type, base.holder, at: name.range, about: name.range)
        }
        note(function, .read, at: name.range, base: base)
        return Value(functionType(of: function))
    }

    /// The same, if one of them is a property.
    func refer(
        toPropertyOf found: Overloads, _ name: NameSyntax, base: Value, _ access: RequirementUse.Kind
    ) -> Value? {
        guard name.labels == nil, let property = preferred(found.properties(in: table)) else { return nil }
        return read(property, named: name, base: base, as: access)
    }

    private func read(
        _ property: FoundMember, named name: NameSyntax, base: Value, as access: RequirementUse.Kind
    ) -> Value {
        let use = note(property, access == .call ? .read : access, at: name.range, base: base)
        let written = table.signature(of: property.member).result.substituting(property.arguments)
        let type = table.rebase(written, on: base.type, at: place)
        // A value whose type depends on the base's is narrowed with the base.
        let isDependent = property.isThroughProtocol && written.dependsOnType
        return Value(type, isDependent ? base.holder : .property(property.member), use: use)
    }

    /// Requirements before members of protocol extensions, which are their implementations.
    private func preferred(_ found: [FoundMember]) -> FoundMember? {
        guard let first = found.first else { return nil }
        guard first.isThroughProtocol else { return first }
        return found.first { table.members[$0.member].isRequirement } ?? first
    }

    private func functionType(of found: FoundMember) -> ValueType {
        let signature = table.signature(of: found.member)
        let info = table.members[found.member]
        let result = signature.result.substituting(found.arguments)
        if info.kind == .enumCase, signature.parameters.isEmpty { return result }
        return .function(signature.parameters.map { $0.type.substituting(found.arguments) }, result)
    }

    // MARK: - Globals and types

    private func global(_ name: NameSyntax, _ word: String) -> Value? {
        let found = settledGlobals(word, at: name.range)
        return found.isEmpty ? nil : refer(to: found, name, base: .unknown, .read)
    }

    /// The functions and properties outside types called `word`, those of the module itself first.
    func globals(_ word: String) -> Overloads { table.globals(called: word, from: table.places[place].module) }

    private func typeValue(_ word: String, _ arguments: [TypeSyntax]) -> Value {
        if let local = localType(word) { return Value(.metatype(local)) }
        let type = table.resolveName(word, from: place)
        let types = arguments.map(resolve)
        switch type {
        case .external(let name, _):
            guard name.startsUppercase else { return .unknown }
            return Value(.metatype(types.isEmpty ? type : table.library(.external(name, types))))
        case .nominal(let id, _) where !types.isEmpty: return Value(.metatype(.nominal(id, types)))
        case .unknown: return .unknown
        default: return Value(.metatype(type))
        }
    }

    // MARK: - Members

    /// What `base.name` is; `.name` where `base` is not written.
    func evaluateMember(
        _ name: NameSyntax, of base: ExpressionSyntax?, expecting expected: ValueType, as access: RequirementUse.Kind
    ) -> Value {
        guard let base else { return evaluateImplicit(name, expecting: expected) }
        let value = evaluate(base, isBase: true)
        let result = evaluateMember(name, of: value, as: access)
        if access == .write { noteWrite(into: value) }
        return chained(result, base)
    }

    /// A value at the end of a chain with `?` in it is optional again.
    func chained(_ value: Value, _ base: ExpressionSyntax) -> Value {
        guard case .optionalChain = base.form else { return value }
        return Value(value.type.wrapped, value.holder, use: value.use)
    }

    private func evaluateImplicit(_ name: NameSyntax, expecting expected: ValueType) -> Value {
        let type = expected.unwrapped
        let word = text(name.range)
        let base = Value(.metatype(type))
        let found = settled(table.lookUp(word, in: type, isStatic: true), word, at: name.range, base: base)
        return refer(to: found, name, base: base, .read) ?? Value(expected)
    }

    /// What the member `name` of `base` is.
    func evaluateMember(_ name: NameSyntax, of base: Value, as access: RequirementUse.Kind) -> Value {
        let word = text(name.range)
        switch word {
        case "self": return base
        case "Type", "Protocol": return base
        default: break
        }
        let found = settled(candidates(word, of: base), word, at: name.range, base: base)
        if let value = refer(to: found, name, base: base, access) { return value }
        switch base.type {
        case .tuple(let elements):
            let found = elements.first { $0.label == word } ?? Int(word).flatMap { elements[safe: $0] }
            return Value(found?.type ?? ValueType.unknown, base.holder)
        case .metatype(let type):
            let inner = table.member(word, of: type, at: place)
            guard inner.isUnknown else { return Value(.metatype(inner)) }
            if case .external(let module, _) = type, let found = member(name, ofModule: module) { return found }
            return .unknown
        default:
            let found = table.libraryProperty(word, of: base.type)
            if found.isUnknown { noteUnknownMember(word, base, at: name.range) }
            return Value(found, base.holder)
        }
    }

    /// `Module.name`.
    private func member(_ name: NameSyntax, ofModule module: String) -> Value? {
        guard table.modules.contains(module) else { return nil }
        let word = text(name.range)
        if let id = table.declaredType(word, module: module, file: nil) {
            return Value(.metatype(table.selfReference(to: id)))
        }
        return global(name, word)
    }

    /// A member that no declaration shows: it may come from a protocol or a class that was not read.
    func noteUnknownMember(_ name: String, _ base: Value, at range: ByteRange) {
        if base.type.isUnknown {
            noteUnknown(name, at: range)
        } else if base.type.bounds == nil, table.isCompiled, !isSettled(range) {
            // The compiler did not record this name, so the value's type may have been a wrong guess.
            noteUnknownRequirement(name)
        }
        guard let bounds = base.type.bounds, !bounds.contains(where: table.inheritsUnread) else { return }
        noteDoubt(base.type, base.holder, at: range, about: range)
    }
}

/// What bare names may be members of at one place.
struct ImplicitBases {
    let place: PlaceID
    let isStatic: Bool
    let bases: [Value]
}

extension String {
    /// Whether it begins with a capital letter, as names of types do.
    var startsUppercase: Bool {
        guard let byte = utf8.first else { return false }
        if byte < 0x80 { return UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") }
        return first?.isUppercase == true
    }
}

extension Array {
    /// The element at `index`, where there is one.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
