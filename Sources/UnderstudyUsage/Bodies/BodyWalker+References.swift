import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// The value of a plain name.
    func evaluate(_ name: NameSyntax, _ access: RequirementUse.Kind) -> Value {
        let word = text(name.range)
        if let value = known(word, at: name.range) { return value }
        if let value = implicitMember(name, word: word, as: access) { return value }
        if let global = global(name, word) { return global }
        if let wrapper = implicitBases.lazy.compactMap({ self.wrapper(named: word, of: $0) }).first { return wrapper }
        return typeValue(word, name.arguments)
    }

    /// Words with a meaning of their own, and local names.
    private func known(_ word: String, at range: ByteRange) -> Value? {
        if let local = lookUpLocal(word) {
            noteEscape(of: local.localFunctions, at: range)
            return local
        }
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

    /// Records that one of `functions` is used as a value, so that any code may call it.
    func noteEscape(of functions: [Value.LocalFunction], at range: ByteRange) {
        for function in functions {
            for (type, holder) in zip(function.types, function.holders) { noteMention(Value(type, holder), at: range) }
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
        to found: Overloads, _ name: NameSyntax, base: Value, _ access: RequirementUse.Kind,
        expecting expected: ValueType = .unknown
    ) -> Value? {
        guard !found.isEmpty else { return nil }
        if let value = refer(toPropertyOf: found, name, base: base, access) { return value }
        let labels = name.labels.map { $0.map(text).map { $0 == "_" ? nil : $0 } }
        let named = found.functions(labels: labels, in: table)
        var functions = fitting(named, expected)
        guard let function = preferred(functions) else { return nil }
        // Any of several overloads may be meant, and whoever gets the function may call it.
        let isOpen = functions.count == named.count && labels == nil && found.differInLabels(in: table)
        if functions.count > Overloads.few || isOpen { noteDoubt(base, at: name.range, about: name.range) }
        noteNamed(functions, at: name.range)
        let required = functions.filter { table.members[$0.member].isRequirement }
        if !required.isEmpty, required.count < functions.count {
            // The type decides whether it is one that an extension adds.
            noteChoice(by: base, at: name.range)
            functions = required
        }
        for function in functions.prefix(Overloads.few) { note(function, .read, at: name.range, base: base) }
        return Value(functionType(of: function))
    }

    /// Those of `functions` that are of the type that is expected, if that tells.
    private func fitting(_ functions: [FoundMember], _ expected: ValueType) -> [FoundMember] {
        guard functions.count > 1, case .function(let wanted, _) = expected.unwrapped else { return functions }
        let fitting = functions.filter { found in
            let parameters = table.signature(of: found.member).parameters.map { $0.type.substituting(found.arguments) }
            return parameters.count == wanted.count
                && zip(wanted, parameters).allSatisfy { table.mayTake($0, for: $1) && table.mayTake($1, for: $0) }
        }
        return fitting.isEmpty ? functions : fitting
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
        let isWritten = access == .write && isSettable(property.member)
        let own = note(property, isWritten ? .write : .read, at: name.range, base: base)
        if changesWhenRead(property.member) { noteWrite(into: base) }
        let written = table.signature(of: property.member).result.substituting(property.arguments)
        let type = table.rebase(written, on: base.type, at: place)
        // A value whose type depends on the base's is narrowed with the base.
        let isDependent = property.isThroughProtocol && written.dependsOnType
        let uses = own.isEmpty ? uses(around: base) : own
        return Value(type, isDependent ? base.holder : .property(property.member), uses: uses)
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
        let result = evaluateMember(name, of: value, expecting: expected, as: access)
        if access == .write { noteWrite(into: value) }
        return chained(result, base)
    }

    /// A value at the end of a chain with `?` in it is optional again.
    func chained(_ value: Value, _ base: ExpressionSyntax) -> Value {
        guard case .optionalChain = base.form else { return value }
        return value.with(value.type.wrapped)
    }

    private func evaluateImplicit(_ name: NameSyntax, expecting expected: ValueType) -> Value {
        let type = expected.unwrapped
        let word = text(name.range)
        let base = Value(.metatype(type))
        let found = settled(table.lookUp(word, in: type, isStatic: true), word, at: name.range, base: base)
        if type.isOpen { noteUnknownFunction(word, at: name.range) }
        return refer(to: found, name, base: base, .read) ?? Value(expected)
    }

    /// What the member `name` of `base` is.
    func evaluateMember(
        _ name: NameSyntax, of base: Value, expecting expected: ValueType = .unknown, as access: RequirementUse.Kind
    ) -> Value {
        let word = text(name.range)
        switch word {
        case "self": return base
        case "Type", "Protocol": return base
        case "init":
            if case .metatype(let type) = base.type {
                noteNamedInitializer(of: type, at: name.range)
            } else {
                noteNamedInitializer(of: base.type, at: name.range)
            }
        default: break
        }
        let found = settled(candidates(word, of: base), word, at: name.range, base: base)
        noteConstraints(of: found, on: base, at: name.range)
        if let value = refer(to: found, name, base: base, access, expecting: expected) { return value }
        switch base.type {
        case .tuple(let elements):
            let found = elements.first { $0.label == word } ?? Int(word).flatMap { elements[safe: $0] }
            return Value(found?.type ?? ValueType.unknown, base.holder, uses: base.uses)
        case .metatype(let type):
            let inner = table.member(word, of: type, at: place)
            guard inner.isUnknown else { return Value(.metatype(inner)) }
            if let method = unapplied(name, of: type) { return method }
            if case .external(let module, _) = type, let found = member(name, ofModule: module) { return found }
            noteInherited(word, of: base, at: name.range)
            return .unknown
        default:
            let found = table.libraryProperty(word, of: base.type)
            if found.isUnknown {
                if let value = wrapper(named: word, of: base) { return value }
                if case .external(Self.wrapper, let inner) = base.type {
                    // A projected value lets others write to members of what it wraps.
                    return evaluateMember(name, of: Value(inner[0], base.holder), as: .write)
                }
                if let value = dynamicMember(name, of: base, access) { return value }
                noteUnknownMember(word, base, at: name.range)
                if base.type.isOpen { noteUnknownFunction(word, at: name.range) }
            } else {
                noteInherited(word, of: base, at: name.range)
            }
            return Value(found, base.holder, uses: uses(around: base)).perhaps(base.suspects)
        }
    }

    /// `$name` and `_name`, the projected value and the wrapper of a property that has a wrapper.
    private func wrapper(named word: String, of base: Value) -> Value? {
        guard let mark = word.utf8.first, mark == UInt8(ascii: "$") || mark == UInt8(ascii: "_"), word.utf8.count > 1
        else { return nil }
        let found = candidates(String(word.dropFirst()), of: base).properties(in: table).first { found in
            !table.members[found.member].syntax.attributes.isEmpty
        }
        guard let found else { return nil }
        let type = table.signature(of: found.member).result.substituting(found.arguments)
        return type.isOpen ? nil : Value(.external(Self.wrapper, [type]), .property(found.member))
    }

    /// The name of all types of wrappers.
    private static let wrapper = "#wrapper"

    /// What the initialiser of a wrapper takes under `label`: the value that `_name = .init(wrappedValue: …)` gives.
    static func wrapped(in type: ValueType, labelled label: String) -> ValueType? {
        guard case .external(wrapper, let inner) = type, ["wrappedValue", "initialValue"].contains(label) else {
            return nil
        }
        return inner.first
    }

    /// What `Type.name` is if `name` is a method: a function that takes the value and returns the method.
    func unapplied(_ name: NameSyntax, of type: ValueType) -> Value? {
        let found = table.lookUp(text(name.range), in: type, isStatic: false).functions(labels: nil, in: table)
        guard let first = found.first else { return nil }
        noteNamed(found, at: name.range)
        for found in found.prefix(Overloads.few) { note(found, .read, at: name.range, base: Value(type)) }
        return Value(.function([type], functionType(of: first)))
    }

    /// How many types with such subscripts lie within each other in code that people write, and some more.
    private static let deepestKeyPath = 8

    /// What `base.name` is if the type of `base` has a subscript for members that it does not declare.
    func dynamicMember(_ name: NameSyntax, of base: Value, _ access: RequirementUse.Kind) -> Value? {
        let found = candidates("subscript", of: base).members.filter { found in
            table.signature(of: found.member).parameters.first?.label == "dynamicMember"
        }
        guard let first = found.first else { return nil }
        var uses = Value.noUses
        for found in found.prefix(Overloads.few) {
            let isWritten = access == .write && isSettable(found.member)
            uses = note(found, isWritten ? .write : .call, at: name.range, base: base)
        }
        let signature = table.signature(of: first.member)
        // A subscript with a key path reaches the members of another type, or again those of its own.
        if case .external(_, let arguments)? = signature.parameters.first?.type.substituting(first.arguments),
            let root = arguments.first
        {
            guard keyPathDepth < Self.deepestKeyPath else { return nil }
            keyPathDepth += 1
            defer { keyPathDepth -= 1 }
            return evaluateMember(name, of: Value(root, base.holder), as: access)
        }
        let type = table.rebase(signature.result.substituting(first.arguments), on: base.type, at: place)
        return inferred(Value(type, nil, uses: uses.isEmpty ? self.uses(around: base) : uses))
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
        noteSuspicion(name, of: base, at: range)
        if base.type.isOpen {
            noteUnknown(name, at: range)
        } else if base.type.bounds == nil, table.isCompiled, !isSettled(range) {
            // The compiler did not record this name, so the value's type may have been a wrong guess.
            noteUnknownRequirement(name)
        }
        // `register(Store.self) { … }.inScope(…)`: what has a member that the type lacks is of another type.
        if base.isGuessed { return }
        noteInherited(name, of: base, at: range)
        // It may be a double's, of which the framework is not read that gives it this member.
        noteComparison(of: base, at: range)
        guard let bounds = base.type.bounds, !bounds.contains(where: table.inheritsUnread) else { return }
        noteDoubt(base, at: range, about: range)
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
