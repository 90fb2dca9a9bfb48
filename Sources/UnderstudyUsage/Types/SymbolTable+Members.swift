import UnderstudySemantics
import UnderstudySyntax

/// A member that a name may mean, and what is known there of its type's generic parameters.
struct FoundMember {
    let member: MemberID
    let arguments: [ValueType.GenericName: ValueType]
    /// Whether the value's type is the protocol, so that a requirement found is used through it.
    let isThroughProtocol: Bool
}

extension SymbolTable {
    /// The members called `name` of a value of `type`, nearest first; with `isStatic`, of the type itself.
    func lookUp(_ name: String, in type: ValueType, isStatic: Bool) -> Overloads {
        switch type {
        case .nominal(let id, let arguments) where arguments.isEmpty: return lookUp(name, in: id, isStatic)
        case .bounded(let bounds) where bounds.count == 1, .generic(_, let bounds) where bounds.count == 1:
            return lookUp(name, in: bounds[0], isStatic)
        case .metatype(let inner): return lookUp(name, in: inner, isStatic: true)
        case .unknown, .tuple, .function: return nothing
        default: break
        }
        let key = ValueMemberKey(name: name, type: type, isStatic: isStatic)
        if !manyLookedUp.isEmpty, let known = manyLookedUp[key] { return known }
        let members = members(called: name, of: type, isStatic)
        if members.isEmpty { return nothing }
        let found = Overloads(members)
        if !found.isFew {
            if manyLookedUp.count >= Self.kept { manyLookedUp.removeAll(keepingCapacity: true) }
            manyLookedUp[key] = found
        }
        return found
    }

    private func members(called name: String, of type: ValueType, _ isStatic: Bool) -> [FoundMember] {
        switch type {
        case .nominal(let id, let arguments):
            return lookUp(name, in: id, substitution(of: id, arguments), isStatic)
        case .bounded(let bounds), .generic(_, let bounds):
            return self.bounds(bounds, declaring: name).flatMap { lookUp(name, in: $0, isStatic).members }
        case .external(let path, let arguments):
            return typesByPath[path]?.flatMap { lookUp(name, in: $0, substitution(of: $0, arguments), isStatic) } ?? []
        case .array(let element):
            return lookUpLibrary(
                name, in: ["Array", "Collection", "Sequence", "RandomAccessCollection"], [element], isStatic)
        case .dictionary(let key, let value):
            return lookUpLibrary(name, in: ["Dictionary"], [key, value], isStatic)
                + lookUpLibrary(name, in: ["Collection", "Sequence"], [element(of: type)], isStatic)
        case .optional(let inner):
            // An optional that is not unwrapped is implicitly unwrapped: `T!`.
            let own = lookUpLibrary(name, in: ["Optional"], [inner], isStatic)
            return own.isEmpty ? lookUp(name, in: inner, isStatic: isStatic).members : own
        case .metatype, .unknown, .tuple, .function: return []
        }
    }

    /// Those of `bounds` that declare or inherit something called `name`, where there are many.
    private func bounds(_ bounds: [TypeID], declaring name: String) -> [TypeID] {
        guard bounds.count > Overloads.few else { return bounds }
        let positions = positions(inFamiliesOf: bounds)
        return Set((owners.ofMembers[name] ?? []).flatMap { positions[$0] ?? [] }).sorted().map { bounds[$0] }
    }

    /// Which of `bounds` each type is or is inherited by.
    private func positions(inFamiliesOf bounds: [TypeID]) -> [TypeID: [Int]] {
        if let known = boundPositions[BoundsKey(bounds)] { return known }
        var positions: [TypeID: [Int]] = [:]
        for (position, bound) in bounds.enumerated() {
            positions[bound, default: []].append(position)
            for ancestor in ancestors(of: bound) { positions[ancestor.type, default: []].append(position) }
        }
        boundPositions[BoundsKey(bounds)] = positions
        return positions
    }

    private func lookUpLibrary(
        _ name: String, in paths: [String], _ arguments: [ValueType], _ isStatic: Bool
    ) -> [FoundMember] {
        paths.flatMap { path in
            (typesByPath[path] ?? []).flatMap { lookUp(name, in: $0, substitution(of: $0, arguments), isStatic) }
        }
    }

    private func lookUp(
        _ name: String, in id: TypeID, _ arguments: [ValueType.GenericName: ValueType], _ isStatic: Bool
    ) -> [FoundMember] {
        let found = lookUp(name, in: id, isStatic).members
        if arguments.isEmpty { return found }
        return found.map { found in
            FoundMember(
                member: found.member,
                arguments: members[found.member].owner == id
                    ? arguments : found.arguments.mapValues { $0.substituting(arguments) },
                isThroughProtocol: found.isThroughProtocol)
        }
    }

    /// How many members are kept that were looked up: those of the code that is gone through at the moment.
    private static let kept = 1 << 14

    private func lookUp(_ name: String, in id: TypeID, _ isStatic: Bool) -> Overloads {
        let key = MemberKey(name: name, type: id, isStatic: isStatic)
        if let known = lookedUp[key] { return known }
        let isProtocol = types[id].kind == .protocol
        var found = own(name, in: id, isStatic).map {
            FoundMember(member: $0, arguments: [:], isThroughProtocol: isProtocol)
        }
        for ancestor in ancestors(of: id, owning: name, in: \.ofMembers) {
            let inherited = own(name, in: ancestor.type, isStatic)
            if inherited.isEmpty { continue }
            let isThroughProtocol = isProtocol && types[ancestor.type].kind == .protocol
            found += inherited.map {
                FoundMember(member: $0, arguments: ancestor.arguments, isThroughProtocol: isThroughProtocol)
            }
        }
        if lookedUp.count >= Self.kept { lookedUp.removeAll(keepingCapacity: true) }
        let overloads = found.isEmpty ? nothing : Overloads(found)
        lookedUp[key] = overloads
        return overloads
    }

    private func own(_ name: String, in id: TypeID, _ isStatic: Bool) -> [MemberID] {
        types[id].members[name]?.filter { members[$0].isStatic == isStatic } ?? []
    }

    /// The functions and properties outside types called `name`, as `module` sees them: its own first.
    func globals(called name: String, from module: String?) -> Overloads {
        guard let ids = globals[name] else { return nothing }
        let key = GlobalKey(name: name, module: module)
        if let known = lookedUpGlobals[key] { return known }
        let own = ids.filter { places[members[$0].place].module == module }
        let found = Overloads(
            (own.isEmpty ? ids : own).map { FoundMember(member: $0, arguments: [:], isThroughProtocol: false) })
        lookedUpGlobals[key] = found
        return found
    }
}
