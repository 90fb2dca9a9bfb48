import UnderstudySemantics
import UnderstudySyntax

extension SymbolTable {
    /// What the type `name`, without a path and arguments, means at `place`.
    func resolveName(_ name: String, from place: PlaceID) -> ValueType {
        let here = places[place]
        if let generic = memberGeneric(name, here) { return generic }
        if let constrained = constrainedGeneric(name, in: here, at: place) { return constrained }
        let key = NameKey(name: name, file: here.file, type: here.type)
        if let known = typeNames[key] { return known }
        // What a type inherits is looked up from inside it, but must not be looked up in what it inherits.
        guard namesInProgress.insert(key).inserted else { return findName(name, here, isInherited: false) }
        defer { namesInProgress.remove(key) }
        let found = findName(name, here, isInherited: true)
        if typeNames.count >= Self.kept { typeNames.removeAll(keepingCapacity: true) }
        typeNames[key] = found
        return found
    }

    private func findName(_ name: String, _ here: Place, isInherited: Bool) -> ValueType {
        if name == "Self" { return here.type.map(selfName) ?? .unknown }
        var around = here.type
        while let id = around {
            if types[id].simpleName == name, types[id].enclosing == nil {
                return types[id].kind == .external ? selfType(of: id) : selfReference(to: id)
            }
            if let found = isInherited ? nestedType(name, in: id) : ownNestedType(name, in: id) { return found }
            around = types[id].enclosing
        }
        if let alias = topLevelAliases[name]?.first(where: { places[aliases[$0].type.place].module == here.module }) {
            return resolve(alias: alias)
        }
        if let id = declaredType(name, module: here.module, file: here.file), types[id].kind != .external {
            return selfReference(to: id)
        }
        if let alias = topLevelAliases[name]?.first { return resolve(alias: alias) }
        return .external(name, [])
    }

    /// A generic parameter of the enclosing function.
    private func memberGeneric(_ name: String, _ here: Place) -> ValueType? {
        guard let member = here.member else { return nil }
        let info = members[member]
        guard info.genericParameters.contains(where: { here.source.plainName(in: $0.name) == name }) else { return nil }
        let outer = info.place
        var bounds: [TypeID] = []
        for parameter in info.genericParameters where here.source.plainName(in: parameter.name) == name {
            if let type = parameter.inherited { bounds += resolve(type, from: outer).heldBoundsOfConstraint }
        }
        for requirement in info.constraints
        where here.source.text(in: requirement.left.range) == name {
            switch requirement.relation {
            case .conformance: bounds += resolve(requirement.right, from: outer).heldBoundsOfConstraint
            case .sameType: return resolve(requirement.right, from: outer)
            }
        }
        return .generic(ValueType.GenericName(owner: .member(member), name: name), bounds: bounds)
    }

    /// A generic parameter of the enclosing type that an extension or a function constrains further.
    private func constrainedGeneric(_ name: String, in here: Place, at place: PlaceID) -> ValueType? {
        var requirements = here.constraints
        if let member = here.member { requirements += members[member].constraints }
        guard !requirements.isEmpty else { return nil }
        var bounds: [TypeID] = []
        for requirement in requirements {
            var left = here.source.compactText(in: requirement.left.range)
            if left.hasPrefix("Self."), name != "Self" { left.removeFirst(5) }
            guard left == name else { continue }
            let outer = plainPlace(of: here, place)
            switch requirement.relation {
            case .sameType: return resolve(requirement.right, from: outer)
            case .conformance: bounds += resolve(requirement.right, from: outer).heldBoundsOfConstraint
            }
        }
        guard !bounds.isEmpty else { return nil }
        let plain = resolveName(name, from: plainPlace(of: here, place))
        switch plain {
        case .generic(let generic, let own): return .generic(generic, bounds: own + bounds)
        case .bounded(let own): return .bounded(own + bounds)
        case .external: return .bounded(bounds)
        case .array, .optional, .dictionary: return nil
        default: return nil
        }
    }

    /// The same place without constraints.
    private func plainPlace(of here: Place, _ place: PlaceID) -> PlaceID {
        symbols.plainPlaces[PlainPlace(file: here.file, type: here.type)] ?? place
    }

    /// The type, alias, generic parameter or associated type `name` of the type `id`, inherited ones included.
    func nestedType(_ name: String, in id: TypeID) -> ValueType? {
        if let own = ownNestedType(name, in: id) { return own }
        // Most names are not those of any nested type.
        guard symbols.ownersOfTypes[name] != nil else { return nil }
        for ancestor in ancestors(of: id, owning: name, among: symbols.ownersOfTypes) {
            if let found = ownNestedType(name, in: ancestor.type) { return found.substituting(ancestor.arguments) }
        }
        return nil
    }

    private func ownNestedType(_ name: String, in id: TypeID) -> ValueType? {
        if let nested = types[id].nested[name] { return selfReference(to: nested) }
        if let alias = types[id].aliases[name] { return resolve(alias: alias) }
        guard let number = types[id].generics.number(of: name) else { return nil }
        let bounds = types[id].generics[number].bounds.flatMap { resolve($0).heldBoundsOfConstraint }
        return .generic(ValueType.GenericName(owner: .type(id), name: name), bounds: bounds)
    }

    func resolve(alias: AliasID) -> ValueType {
        guard aliasDepth < 16 else { return .unknown }
        aliasDepth += 1
        defer { aliasDepth -= 1 }
        return resolve(aliases[alias].type)
    }

    /// The type itself inside its declaration; protocols become bounds.
    func selfReference(to id: TypeID) -> ValueType {
        types[id].kind == .protocol ? .bounded([id]) : .nominal(id, genericArguments(of: id))
    }

    /// What `Self` means in the type `id`: in a protocol, a parameter that is replaced for each value.
    private func selfName(in id: TypeID) -> ValueType {
        guard types[id].kind == .protocol else { return selfType(of: id) }
        return .generic(ValueType.GenericName(owner: .type(id), name: "Self"), bounds: [id])
    }

    /// The type of `self` in the type `id`.
    func selfType(of id: TypeID) -> ValueType {
        guard types[id].kind == .external else { return selfReference(to: id) }
        let arguments = genericArguments(of: id)
        switch (types[id].path, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .external(types[id].path, arguments)
        }
    }

    private func genericArguments(of id: TypeID) -> [ValueType] {
        types[id].generics.map { generic in
            .generic(
                ValueType.GenericName(owner: .type(id), name: generic.name),
                bounds: generic.bounds.flatMap { resolve($0).heldBoundsOfConstraint })
        }
    }
}

extension ValueType {
    /// What a constraint with this type requires: protocols, and a class.
    var heldBoundsOfConstraint: [TypeID] {
        switch self {
        case .bounded(let bounds): bounds
        case .nominal(let id, _): [id]
        default: []
        }
    }
}
