import UnderstudySemantics

/// What tells a member of a double from the requirement that it stands for, in words.
struct RequirementDifference {
    private var words: [String] = []

    /// The words; `nil` where the declarations say the same.
    var text: String? { words.isEmpty ? nil : words.joined(separator: ", ") }

    init(_ member: Signature, _ wanted: Signature) {
        add(Self.words(member), Self.words(wanted))
        addParameters(member.parameters, wanted.parameters)
        if member.accessors == nil { add(Self.effects(member), Self.effects(wanted)) }
        if member.result != wanted.result {
            let (type, target) = (member.result ?? .void, wanted.result ?? .void)
            if Self.differ(type, target) { words.append("it is of type '\(type)', not '\(target)'") }
        }
        if member.accessors != nil {
            addSetter(member.isSettable, wanted.isSettable)
            add(Self.effects(member), Self.effects(wanted))
        }
        addGenerics(Self.generics(member), Self.generics(wanted))
    }

    /// Says which words only one side has.
    private mutating func add(_ own: [String], _ wanted: [String]) {
        func list(_ found: [String], _ conjunction: String) -> String {
            let quoted = found.map { "'\($0)'" }
            return (quoted.dropLast().isEmpty ? "" : quoted.dropLast().joined(separator: ", ") + " \(conjunction) ")
                + (quoted.last ?? "")
        }
        let (extra, missing) = (own.filter { !wanted.contains($0) }, wanted.filter { !own.contains($0) })
        if !extra.isEmpty { words.append("the requirement has no \(list(extra, "or"))") }
        if !missing.isEmpty { words.append("it lacks \(list(missing, "and"))") }
    }

    private mutating func addParameters(_ own: [Signature.Parameter], _ wanted: [Signature.Parameter]) {
        guard own.count == wanted.count else {
            let count = own.count == 1 ? "1 parameter" : "\(own.count) parameters"
            words.append("it takes \(count), not \(wanted.count)")
            return
        }
        for (member, target) in zip(own, wanted) {
            let (label, other) = (member.firstName ?? "_", target.firstName ?? "_")
            if label != other { words.append("it takes '\(label):', not '\(other):'") }
            if member.isVariadic != target.isVariadic || Self.differ(member.type, target.type) {
                let texts = [member, target].map { "\($0.type)" + ($0.isVariadic ? "..." : "") }
                words.append("its '\(label):' is '\(texts[0])', not '\(texts[1])'")
            }
        }
    }

    private mutating func addGenerics(_ own: String, _ wanted: String) {
        if own == wanted { return }
        let texts = [own, wanted].map { $0.isEmpty ? "not generic" : "'\($0)'" }
        words.append("it is \(texts[0]), the requirement is \(texts[1])")
    }

    /// Speaks of the requirements, not of the declarations: the variable of a spy can be set in both cases.
    private mutating func addSetter(_ isSet: Bool, _ isWanted: Bool) {
        if isSet == isWanted { return }
        let texts = [isSet, isWanted].map { $0 ? "'{ get set }'" : "'{ get }'" }
        words.append("it is written for \(texts[0]), the requirement has \(texts[1])")
    }

    // MARK: - Reading

    /// Whether both are other types: `any` says nothing that the name does not.
    private static func differ(_ own: SwiftType, _ wanted: SwiftType) -> Bool { withoutAny(own) != withoutAny(wanted) }

    private static func withoutAny(_ type: SwiftType) -> SwiftType {
        if case .any(let inner) = type { withoutAny(inner) } else { type.mappingParts(withoutAny) }
    }

    private static func words(_ signature: Signature) -> [String] {
        signature.attributes.filter { !$0.isMark }.map(\.description)
            + signature.modifiers.filter { $0.name != "mutating" }.map(\.description)
    }

    private static func effects(_ signature: Signature) -> [String] {
        let effects = signature.effects
        return [Effects(effects.asynchrony), Effects(.none, effects.throwing)].map { "\($0)" }
            .filter { !$0.isEmpty }.map { String($0.drop { $0 == " " }) }
    }

    private static func generics(_ signature: Signature) -> String {
        let list = signature.generics.map(\.description).joined(separator: ", ")
        let clause = signature.constraints.map(\.description).joined(separator: ", ")
        return [list.isEmpty ? "" : "<\(list)>", clause.isEmpty ? "" : "where " + clause].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
