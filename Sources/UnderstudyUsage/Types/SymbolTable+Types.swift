import UnderstudySemantics
import UnderstudySyntax

extension SymbolTable {
    /// What a written type means.
    func resolve(_ type: PlacedType) -> ValueType { resolve(type.syntax, from: type.place) }

    /// What `type`, written at `place`, means.
    func resolve(_ type: TypeSyntax, from place: PlaceID) -> ValueType {
        guard typeDepth < 48 else { return .unknown }
        typeDepth += 1
        defer { typeDepth -= 1 }
        let source = places[place].source
        switch type.form {
        case .named(let name, let arguments):
            return apply(arguments, to: resolveName(source.plainName(in: name), from: place), from: place)
        case .member(let base, let name, let arguments):
            let member = resolveMember(source.plainName(in: name), of: base, from: place)
            return apply(arguments, to: member, from: place)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .optional(resolve(inner, from: place))
        case .array(let inner), .inlineArray(_, let inner): return .array(resolve(inner, from: place))
        case .dictionary(let key, let value):
            return .dictionary(resolve(key, from: place), resolve(value, from: place))
        case .tuple(let elements): return resolve(elements, from: place)
        case .function(let function):
            return .function(
                function.parameters.map { resolve($0.type, from: place) }, resolve(function.result, from: place))
        case .composition(let parts):
            return .bounded(unique(parts.flatMap { resolve($0, from: place).heldBoundsOfConstraint }))
        case .some(let inner), .any(let inner), .attributed(_, let inner), .packExpansion(let inner),
            .packElement(let inner):
            return resolve(inner, from: place)
        case .suppressed, .literal, .missing: return .unknown
        }
    }

    private func unique(_ ids: [TypeID]) -> [TypeID] {
        var seen: Set<TypeID> = []
        return ids.filter { seen.insert($0).inserted }
    }

    private func resolve(_ elements: [TupleElementSyntax], from place: PlaceID) -> ValueType {
        if elements.count == 1, elements[0].firstName == nil { return resolve(elements[0].type, from: place) }
        let source = places[place].source
        return .tuple(
            elements.map { element in
                let label = (element.firstName).map { source.plainName(in: $0) }
                return ValueType.TupleElement(
                    label: label == "_" ? nil : label, type: resolve(element.type, from: place))
            })
    }

    private func apply(_ arguments: [TypeSyntax], to type: ValueType, from place: PlaceID) -> ValueType {
        guard !arguments.isEmpty else { return library(type) }
        let types = arguments.map { resolve($0, from: place) }
        switch type {
        case .nominal(let id, _): return .nominal(id, types)
        case .external(let name, _): return library(.external(name, types))
        default: return type
        }
    }

    /// Types of the standard library with their own case of `ValueType`.
    func library(_ type: ValueType) -> ValueType {
        guard case .external(let name, let arguments) = type else { return type }
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        case ("Void", 0): return .void
        default: return type
        }
    }

    private func resolveMember(_ name: String, of base: TypeSyntax, from place: PlaceID) -> ValueType {
        let source = places[place].source
        if case .named(let module, let arguments) = base.form, arguments.isEmpty {
            let text = source.plainName(in: module)
            if modules.contains(text), let id = declaredType(name, module: text, file: places[place].file),
                types[id].module == text
            {
                return selfReference(to: id)
            }
            if text == "Swift" { return .external(name, []) }
        }
        let outer = resolve(base, from: place)
        if case .external(let module, _) = outer, symbols.importedModules.contains(module), typesByPath[module] == nil,
            declaredType(module + "." + name, module: nil, file: nil) == nil
        {
            // The qualifier is a module that is not one of the sources', as far as is known.
            return resolveName(name, from: place)
        }
        switch name {
        case "Type", "Protocol": return .metatype(outer)
        default: return member(name, of: outer, at: place)
        }
    }

    /// The type `name` inside `type`, as known at `place`.
    func member(_ name: String, of type: ValueType, at place: PlaceID? = nil) -> ValueType {
        if let bounds = type.bounds, let known = demanded(name, of: type, at: place) {
            guard case .bounded(let demands) = known else { return known }
            switch plainMember(name, of: .bounded(bounds)) {
            case .generic(let generic, let own): return .generic(generic, bounds: own + demands)
            case .unknown, .bounded: return known
            case let plain: return plain
            }
        }
        return plainMember(name, of: type)
    }

    /// What `where` clauses say about `T.name`: its type, or bounds.
    private func demanded(_ name: String, of type: ValueType, at place: PlaceID?) -> ValueType? {
        var path = name
        var demands: [Demand] = []
        if case .generic(let generic, _) = type {
            path = generic.name + "." + name
            if case .type(let owner) = generic.owner { demands += types[owner].constraints[path] ?? [] }
            if generic.name == "Self" { path = name }
            if case .member(let member) = generic.owner {
                demands += matching(path, members[member].constraints, at: members[member].place)
            }
        }
        if let place {
            demands += matching(path, places[place].constraints, at: place)
            if let member = places[place].member {
                demands += matching(path, members[member].constraints, at: place)
            }
            if let around = places[place].type { demands += types[around].constraints[path] ?? [] }
        }
        for bound in type.bounds ?? [] {
            demands += types[bound].constraints[name] ?? []
            for ancestor in ancestors(of: bound, owning: name, among: symbols.ownersOfConstraints) {
                demands += types[ancestor.type].constraints[name] ?? []
            }
        }
        guard !demands.isEmpty, demandDepth < 8 else { return nil }
        demandDepth += 1
        defer { demandDepth -= 1 }
        var bounds: [TypeID] = []
        for demand in demands {
            let found = resolve(demand.type)
            if demand.relation == .sameType { return found }
            bounds += found.heldBoundsOfConstraint
        }
        return bounds.isEmpty ? nil : .bounded(bounds)
    }

    private func matching(
        _ path: String, _ requirements: ArraySlice<GenericRequirementSyntax>, at place: PlaceID
    ) -> [Demand] {
        let source = places[place].source
        return requirements.compactMap { requirement in
            var left = source.compactText(in: requirement.left.range)
            if left.hasPrefix("Self.") { left.removeFirst(5) }
            guard left == path else { return nil }
            return Demand(
                relation: requirement.relation, type: PlacedType(syntax: requirement.right, place: place))
        }
    }

    private func plainMember(_ name: String, of type: ValueType) -> ValueType {
        switch type {
        case .nominal(let id, let arguments):
            return (nestedType(name, in: id) ?? .unknown).substituting(substitution(of: id, arguments))
        case .bounded(let bounds), .generic(_, let bounds):
            for bound in bounds { if let found = nestedType(name, in: bound) { return found } }
            return .unknown
        case .external(let outer, _):
            let path = outer + "." + name
            return declaredType(path, module: nil, file: nil).map { selfReference(to: $0) } ?? .external(name, [])
        default:
            return .unknown
        }
    }

    /// The arguments of the type `id`, by the names of its parameters.
    func substitution(of id: TypeID, _ arguments: [ValueType]) -> [ValueType.GenericName: ValueType] {
        guard !arguments.isEmpty else { return [:] }
        var result: [ValueType.GenericName: ValueType] = [:]
        for (generic, argument) in zip(types[id].generics, arguments) {
            let name = ValueType.GenericName(owner: .type(id), name: generic.name)
            if case .generic(name, _) = argument { continue }
            result[name] = argument
        }
        return result
    }
}
