/// Who inherits from which type.
struct Descendants: Sendable {
    /// The types that name each one in their declarations or extensions.
    private var children: [TypeID: [TypeID]] = [:]
    /// The types other than protocols that others inherit from.
    private var subclassed: Set<TypeID> = []

    init(_ table: SymbolTable) {
        for type in table.types.ids {
            for parent in Set(table.parents(of: type)) where parent != type {
                children[parent, default: []].append(type)
                if table.types[parent].kind != .protocol { subclassed.insert(parent) }
            }
        }
    }

    /// Whether something inherits from the type `id`, which is not a protocol.
    func isSubclassed(_ id: TypeID) -> Bool { subclassed.contains(id) }

    /// Everything that inherits from the type `id`, directly or indirectly, in the order of the sources.
    func of(_ id: TypeID) -> [TypeID] {
        var found: Set<TypeID> = [id]
        var pending = [id]
        while let next = pending.popLast() {
            for child in children[next] ?? [] where found.insert(child).inserted { pending.append(child) }
        }
        found.remove(id)
        return found.sorted()
    }
}
