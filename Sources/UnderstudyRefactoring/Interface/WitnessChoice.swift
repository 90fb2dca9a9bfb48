import UnderstudySemantics
import UnderstudySyntax

/// The members of a type among which Swift looks for the one that meets a requirement.
///
/// Swift prefers the one whose parameters are more special. Overloads that differ in nothing else, but in what is known of
/// a generic result or in the attributes of a closure, are equal to it: then it chooses none.
struct WitnessChoice {
    private var overloads: [Overload.Group: [Overload]] = [:]
    /// The types of the parameters of all members, by their names with labels.
    private(set) var parameterTypes: [String: [[SwiftType]]] = [:]

    init(_ declaration: TypeDeclaration, in index: DeclarationIndex) {
        add(declaration.source[declaration.members])
        for added in index.extensions(of: declaration) { add(added.source[added.members]) }
    }

    private mutating func add(_ members: InSource<[DeclSyntax]>) {
        for member in Requirement.gather(members) where (member.kind == .func || member.kind == .subscript) {
            if member.isStatic { continue }
            parameterTypes[member.name, default: []].append(member.signature.parameters.map(\.type.canonical))
            let overload = Overload(member.signature)
            overloads[overload.group, default: []].append(overload)
        }
    }

    /// The reason against `member` as a requirement; `nil` if there is none.
    ///
    /// - Parameter returningSelf: Whether it may return `Self`, which is the protocol where the protocol is held.
    func obstacle(to member: MemberHead, returningSelf: Bool) -> Refusal? {
        let own = member.obstacle.flatMap {
            $0.reason == .mentionsSelf && returningSelf && member.onlyReturnsSelf ? nil : $0
        }
        return own ?? (isTied(member) ? Refusal(.tied, member.member.name, at: member.location) : nil)
    }

    /// Whether several members would meet `member` as a requirement, of which Swift prefers none.
    private func isTied(_ member: MemberHead) -> Bool {
        guard let signature = member.signature else { return false }
        let own = Overload(signature)
        let others = (overloads[own.group] ?? []).filter { $0 != own }
        return others.contains { !own.isMoreGeneral(than: $0) && $0.mayMeet(own) }
    }
}

/// A member as Swift sees it when it looks for what meets a requirement.
private struct Overload: Equatable {
    /// What all members have in common of which Swift has to choose one.
    struct Group: Hashable {
        let name: String
        let labels: [String]
        let parameters: [SwiftType]
        let effects: Effects
    }

    let group: Group
    /// Whether a generic parameter occurs in no parameter, so that only the result shows what it is.
    private let isOpen: Bool
    private let result: SwiftType?
    private let constraints: Set<GenericConstraint>
    private let written: Signature

    init(_ signature: Signature) {
        written = signature
        let plain = signature.canonical
        let generics = Set(plain.generics.map(\.name))
        // Generic parameters have the number of their first occurrence, wherever they are declared.
        var order: [String] = []
        func visit(_ type: SwiftType) {
            _ = type.contains {
                if case .named(let name, []) = $0, generics.contains(name), !order.contains(name) { order.append(name) }
                return false
            }
        }
        for parameter in plain.parameters { visit(parameter.type) }
        isOpen = order.count < generics.count
        if let result = plain.result { visit(result) }
        let numbers = Dictionary(
            uniqueKeysWithValues: order.enumerated().map { ($0.element, SwiftType.named("#\($0.offset)")) })
        group = Group(
            name: plain.name, labels: plain.labels,
            parameters: plain.parameters.map { parameter in
                let type = parameter.type.canonical(replacing: numbers)
                return parameter.isVariadic ? .packExpansion(type) : type
            }, effects: plain.effects)
        result = plain.result?.canonical(replacing: numbers)
        constraints = Set(
            plain.constraints.map { constraint in
                var copy = constraint
                copy.left = constraint.left.canonical(replacing: numbers)
                copy.right = constraint.right.canonical(replacing: numbers)
                return copy
            })
    }

    /// Whether less is known of its types than of those of `other`, which therefore can't meet it.
    func isMoreGeneral(than other: Overload) -> Bool {
        result == other.result && constraints.isStrictSubset(of: other.constraints)
    }

    /// Whether it may meet `requirement`, which is of the same group, as well as its own member does.
    func mayMeet(_ requirement: Overload) -> Bool {
        isOpen && requirement.isOpen || result == requirement.result && constraints == requirement.constraints
    }
}
