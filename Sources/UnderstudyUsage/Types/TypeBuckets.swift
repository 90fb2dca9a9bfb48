/// Types by what a value has to be to fit them, so that a value's type is compared only with those that may fit.
struct TypeBuckets {
    /// What decides whether a value may fit, optionals aside.
    private indirect enum Key: Hashable {
        case type(TypeID)
        case plain(String)
        case array(Key)

        init?(_ type: ValueType) {
            switch type {
            case .nominal(let id, _): self = .type(id)
            case .bounded(let bounds), .generic(_, let bounds):
                guard let first = bounds.first else { return nil }
                self = .type(first)
            case .external(let name, _):
                guard SymbolTable.isPlain(name) else { return nil }
                self = .plain(name)
            case .array(let inner):
                guard let key = Key(inner) else { return nil }
                self = .array(key)
            case .optional(let inner): self.init(inner)
            default: return nil
            }
        }

        var isArray: Bool { if case .array = self { true } else { false } }
    }

    private var positions: [Key: [Int]] = [:]
    /// The types that values of several keys may fit.
    private var open: [Int] = []
    private var hasArrays = false

    init(_ types: [ValueType]) {
        for (position, type) in types.enumerated() {
            if let key = Key(type) {
                if key.isArray { hasArrays = true }
                positions[key, default: []].append(position)
            } else {
                open.append(position)
            }
        }
    }

    /// The positions, in order, of the types that may take a value of `type`; `nil` for all.
    func taking(_ type: ValueType, in table: SymbolTable) -> [Int]? { taken(type, table).map(positions) }

    /// The positions, in order, of the types whose values may be used where `type` is expected; `nil` for all.
    func given(_ type: ValueType, in table: SymbolTable) -> [Int]? {
        switch type.unwrapped {
        case .nominal(let id, _) where table.types[id].isValueType: positions([.type(id)])
        case .external(let name, _) where SymbolTable.isPlain(name): positions([.plain(name)])
        default: nil
        }
    }

    private func positions(_ keys: [Key]) -> [Int] {
        var found = open
        for key in Set(keys) { found += positions[key] ?? [] }
        return found.sorted()
    }

    /// The keys of what a value of `type` may be given to.
    private func taken(_ type: ValueType, _ table: SymbolTable) -> [Key]? {
        switch type {
        case .nominal(let id, _): table.inheritsUnread(id) ? nil : Self.family(of: [id], table)
        case .bounded(let bounds), .generic(_, let bounds): bounds.isEmpty ? nil : Self.family(of: bounds, table)
        case .external(let name, _):
            // Whether a library's type has elements is not known.
            hasArrays || !SymbolTable.isPlain(name)
                ? nil : [.plain(name)] + Self.family(of: table.typesByPath[name] ?? [], table)
        case .array(let inner): taken(inner, table)?.map(Key.array)
        case .optional(let inner): taken(inner, table)
        default: nil
        }
    }

    private static func family(of types: [TypeID], _ table: SymbolTable) -> [Key] {
        types.flatMap { id in [Key.type(id)] + table.lineage(of: id).all.map { Key.type($0) } }
    }
}
