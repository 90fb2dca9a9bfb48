/// What follows for associated types of which others are made: where `State` is `[Action]` and has to be `Equatable`, so has
/// `Action`.
extension ProtocolResolver {
    /// Adds to the open associated types what those that are made of them have to conform to.
    mutating func addImpliedConstraints() {
        for type in resolved.associatedTypes {
            guard let fixed = type.fixedType else { continue }
            for constraint in type.constraints { imply(fixed, constraint, depth: 0) }
        }
        addRawValueOfOptions()
    }

    /// Makes the raw value of options an integer, without which they would have to say themselves what a set can do.
    private mutating func addRawValueOfOptions() {
        guard resolved.refines(.optionSet), let position = position(of: .named("RawValue")),
            resolved.associatedTypes[position].fixedType == nil
        else { return }
        resolved.associatedTypes[position].constraints.append(.named("FixedWidthInteger"))
    }

    /// Adds what it takes for values of `type` to conform to `constraint`.
    private mutating func imply(_ type: SwiftType, _ constraint: SwiftType, depth: Int) {
        guard depth < 8 else { return }
        if let position = position(of: type) {
            if let fixed = resolved.associatedTypes[position].fixedType {
                if !resolved.associatedTypes[position].isNamedLikeIt { imply(fixed, constraint, depth: depth + 1) }
            } else if !resolved.associatedTypes[position].constraints.contains(constraint) {
                resolved.associatedTypes[position].constraints.append(constraint)
                resolved.associatedTypes[position].impliedConstraints.append(constraint)
            }
            return
        }
        for part in constraint.conjuncts {
            guard let name = part.path else { continue }
            for (inner, demand) in demands(of: type, conformingTo: name, part) {
                imply(inner, demand, depth: depth + 1)
            }
        }
    }

    /// The types that `type` is made of, with what each has to conform to for the whole to conform to `constraint`.
    private func demands(
        of type: SwiftType, conformingTo name: String, _ constraint: SwiftType
    ) -> [(type: SwiftType, constraint: SwiftType)] {
        let parts = type.canonical.partsOfConditionalConformance(to: name)
        if !parts.isEmpty { return parts.map { ($0, constraint) } }
        guard let path = type.path, !type.arguments.isEmpty,
            let declared = index.lookUpType(path, from: resolved.declaration)
        else { return [] }
        let names = declared.parameters
        return index.extensions(of: declared).filter { added in
            added.details.isConditional && added.inheritedTypes.contains { self.implies($0, name) }
        }.flatMap { added in
            GenericConstraint.all(added.source[added.details.whereClause]).filter { $0.relation == .conformance }.map {
                ($0.left.substituting(type.arguments, for: names), $0.right)
            }
        }
    }

    /// Whether what conforms to `constraint` conforms to the protocol `name`.
    private func implies(_ constraint: SwiftType, _ name: String) -> Bool {
        constraint.conjuncts.contains { part in
            guard let path = part.path else { return false }
            return path == name || name == "Equatable" && ["Hashable", "Comparable"].contains(path)
                || path == "Codable" && ["Decodable", "Encodable"].contains(name)
        }
    }
}

extension SwiftType {
    /// The types that decide whether the canonical type, one of the standard library's, conforms to the protocol `name`.
    fileprivate func partsOfConditionalConformance(to name: String) -> [SwiftType] {
        let isCompared = ["Equatable", "Hashable"].contains(name)
        let isPassedOn = ["Codable", "Decodable", "Encodable", "Sendable"].contains(name)
        guard isCompared || isPassedOn else { return [] }
        switch self {
        case .optional(let inner), .array(let inner): return [inner]
        case .dictionary(let key, let value): return isCompared ? [value] : [key, value]
        case .named("ArraySlice", let arguments), .named("ContiguousArray", let arguments),
            .named("CollectionDifference", let arguments):
            return arguments
        case .named("Result", let arguments) where name != "Codable": return arguments
        case .named("Set", let arguments): return isCompared ? [] : arguments
        case .named("Range", let arguments), .named("ClosedRange", let arguments):
            return name == "Equatable" ? [] : arguments
        default: return []
        }
    }
}
