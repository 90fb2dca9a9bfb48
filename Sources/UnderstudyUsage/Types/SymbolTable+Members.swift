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
    func lookUp(_ name: String, in type: ValueType, isStatic: Bool) -> [FoundMember] {
        switch type {
        case .nominal(let id, let arguments):
            return lookUp(name, in: id, substitution(of: id, arguments), isStatic)
        case .bounded(let bounds), .generic(_, let bounds):
            return bounds.count == 1
                ? lookUp(name, in: bounds[0], isStatic) : bounds.flatMap { lookUp(name, in: $0, isStatic) }
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
            return own.isEmpty ? lookUp(name, in: inner, isStatic: isStatic) : own
        case .metatype(let inner): return lookUp(name, in: inner, isStatic: true)
        case .unknown, .tuple, .function: return []
        }
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
        let found = lookUp(name, in: id, isStatic)
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

    private func lookUp(_ name: String, in id: TypeID, _ isStatic: Bool) -> [FoundMember] {
        let key = MemberKey(name: name, type: id, isStatic: isStatic)
        if let known = lookedUp[key] { return known }
        let isProtocol = types[id].kind == .protocol
        var found = own(name, in: id, isStatic).map {
            FoundMember(member: $0, arguments: [:], isThroughProtocol: isProtocol)
        }
        for ancestor in ancestors(of: id) {
            let inherited = own(name, in: ancestor.type, isStatic)
            if inherited.isEmpty { continue }
            let isThroughProtocol = isProtocol && types[ancestor.type].kind == .protocol
            found += inherited.map {
                FoundMember(member: $0, arguments: ancestor.arguments, isThroughProtocol: isThroughProtocol)
            }
        }
        if lookedUp.count >= Self.kept { lookedUp.removeAll(keepingCapacity: true) }
        lookedUp[key] = found
        return found
    }

    private func own(_ name: String, in id: TypeID, _ isStatic: Bool) -> [MemberID] {
        guard let candidates = types[id].members[name] else { return [] }
        // More overloads than anybody writes are ignored, since each call is compared with all of them.
        return candidates.prefix(512).filter { members[$0].isStatic == isStatic }
    }
}
