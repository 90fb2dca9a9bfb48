extension SymbolTable {
    /// A member's type for one value: `Self` and associated types become those of `receiver`.
    func rebase(_ type: ValueType, on receiver: ValueType, at place: PlaceID) -> ValueType {
        switch type {
        case .generic(let name, let bounds):
            if let around = places[place].type, name.owner == .type(around), isConstrained(place) {
                return resolveName(name.name, from: place)
            }
            guard case .type(let owner) = name.owner, types[owner].kind == .protocol else { return type }
            return associated(name, bounds, of: receiver, at: place) ?? type
        case .optional(let inner): return .optional(rebase(inner, on: receiver, at: place))
        case .array(let inner): return .array(rebase(inner, on: receiver, at: place))
        case .dictionary(let key, let value):
            return .dictionary(rebase(key, on: receiver, at: place), rebase(value, on: receiver, at: place))
        case .tuple(let elements):
            return .tuple(
                elements.map { .init(label: $0.label, type: rebase($0.type, on: receiver, at: place)) })
        case .function(let parameters, let result):
            return .function(
                parameters.map { rebase($0, on: receiver, at: place) }, rebase(result, on: receiver, at: place))
        case .metatype(let inner): return .metatype(rebase(inner, on: receiver, at: place))
        case .external(let name, let arguments):
            return .external(name, arguments.map { rebase($0, on: receiver, at: place) })
        case .nominal(let id, let arguments):
            return .nominal(id, arguments.map { rebase($0, on: receiver, at: place) })
        case .unknown, .bounded: return type
        }
    }

    private func isConstrained(_ place: PlaceID) -> Bool {
        !places[place].constraints.isEmpty || places[place].member.map { !members[$0].constraints.isEmpty } ?? false
    }

    private func associated(
        _ name: ValueType.GenericName, _ bounds: [TypeID], of receiver: ValueType, at place: PlaceID
    ) -> ValueType? {
        let base: ValueType = if case .metatype(let inner) = receiver { inner } else { receiver }
        if name.name == "Self" { return base.isUnknown ? nil : base }
        switch base {
        case .nominal:
            let found = member(name.name, of: base, at: place)
            return found.isUnknown ? nil : found
        case .bounded, .generic:
            let found = member(name.name, of: base, at: place)
            guard case .generic(let other, let more) = found else { return found.isUnknown ? nil : found }
            return .generic(other, bounds: bounds + more.filter { !bounds.contains($0) })
        default: return nil
        }
    }
}
