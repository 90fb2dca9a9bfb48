import UnderstudySemantics
import UnderstudySyntax

/// A member that a name may mean, and what is known of the generic parameters of its type there.
struct FoundMember {
    let member: MemberID
    let arguments: [ValueType.GenericName: ValueType]
    /// Whether the value is known by a protocol alone, so that a requirement found is used through it.
    let isThroughProtocol: Bool
}

extension SymbolTable {
    /// The members called `name` of a value of `type`, nearest first; with `isStatic`, of the type itself.
    func lookUp(_ name: String, in type: ValueType, isStatic: Bool) -> [FoundMember] {
        switch type {
        case .nominal(let id, let arguments):
            return lookUp(name, in: id, substitution(of: id, arguments), isStatic, isThroughProtocol: false)
        case .bounded(let bounds), .generic(_, let bounds):
            return bounds.flatMap { bound in
                lookUp(name, in: bound, [:], isStatic, isThroughProtocol: types[bound].kind == .protocol)
            }
        case .external(let path, let arguments):
            return typesByPath[path]?.flatMap {
                lookUp(name, in: $0, substitution(of: $0, arguments), isStatic, isThroughProtocol: false)
            } ?? []
        case .array(let element):
            return lookUpLibrary(
                name, in: ["Array", "Collection", "Sequence", "RandomAccessCollection"], [element], isStatic)
        case .dictionary(let key, let value):
            return lookUpLibrary(name, in: ["Dictionary"], [key, value], isStatic)
                + lookUpLibrary(name, in: ["Collection", "Sequence"], [element(of: type)], isStatic)
        case .optional(let inner):
            // An optional that is not unwrapped is one that unwraps itself: `T!`.
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
            (typesByPath[path] ?? []).flatMap { id in
                lookUp(name, in: id, substitution(of: id, arguments), isStatic, isThroughProtocol: false)
            }
        }
    }

    private func lookUp(
        _ name: String, in id: TypeID, _ arguments: [ValueType.GenericName: ValueType], _ isStatic: Bool,
        isThroughProtocol: Bool
    ) -> [FoundMember] {
        var found = own(name, in: id, isStatic).map {
            FoundMember(
                member: $0, arguments: arguments, isThroughProtocol: isThroughProtocol && types[id].kind == .protocol)
        }
        for ancestor in ancestors(of: id) {
            let inherited = own(name, in: ancestor.type, isStatic)
            guard !inherited.isEmpty else { continue }
            let all = ancestor.arguments.mapValues { $0.substituting(arguments) }
            found += inherited.map {
                FoundMember(
                    member: $0, arguments: all,
                    isThroughProtocol: isThroughProtocol && types[ancestor.type].kind == .protocol)
            }
        }
        return found
    }

    private func own(_ name: String, in id: TypeID, _ isStatic: Bool) -> [MemberID] {
        guard let candidates = types[id].members[name] else { return [] }
        // As many overloads as anybody writes: each call is held against all of them.
        return candidates.prefix(512).filter { members[$0].isStatic == isStatic }
    }
}
