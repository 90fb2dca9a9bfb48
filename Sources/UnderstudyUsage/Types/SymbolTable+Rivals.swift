import UnderstudySemantics

/// Functions of one name, by one of their labels.
struct RivalKey: Hashable {
    /// The type; `nil` for functions outside of types.
    let owner: TypeID?
    let name: String
    /// The module of functions outside of types.
    let module: String?
    let label: String?
}

extension SymbolTable {
    /// The functions among which the compiler chooses by the type of the argument for parameter `index` of `member`.
    func rivals(of member: MemberID, parameter index: Int) -> RivalKey? {
        let parameters = signature(of: member).parameters
        guard index < parameters.count else { return nil }
        let info = members[member]
        let module = info.owner == nil ? places[info.place].module : nil
        return RivalKey(owner: info.owner, name: info.name, module: module, label: parameters[index].label)
    }

    /// The first two of the functions that take values of several types for the label: the compiler prefers overloads
    /// that take exactly one type, and may find two equally good once that type becomes a protocol.
    ///
    /// Takes time proportional to the functions of that name that come before these.
    ///
    /// - Parameter roots: The protocols or the type to be narrowed.
    func rivals(_ key: RivalKey, besides roots: [TypeID]) -> Set<MemberID> {
        let all =
            key.owner.map { types[$0].members[key.name] ?? [] }
            ?? globals(called: key.name, from: key.module).members.map(\.member)
        let found = all.lazy.filter { member in
            self.signature(of: member).parameters.contains { parameter in
                parameter.label == key.label && self.takesSeveralTypes(parameter.type, besides: roots)
            }
        }
        return Set(found.prefix(2))
    }

    /// Whether `type` accepts values of several types, not counting `roots` themselves.
    private func takesSeveralTypes(_ type: ValueType, besides roots: [TypeID]) -> Bool {
        switch type {
        case .optional(let inner): takesSeveralTypes(inner, besides: roots)
        case .bounded(let bounds): Set(bounds) != Set(roots)
        case .generic, .unknown: true
        case .nominal(let id, _): types[id].kind == .class && roots.contains { inherits($0, from: id) }
        case .external(let name, _): Self.isOpen(name)
        case .array, .dictionary, .tuple, .function, .metatype: false
        }
    }

    /// Whether the type `root` names the class `id` in its inheritance clause.
    private func inherits(_ root: TypeID, from id: TypeID) -> Bool {
        types[root].inherited.contains { resolve($0) == .nominal(id, []) }
    }
}
