import UnderstudySyntax

/// The members of extensions that may implement a protocol's requirements of one base name.
///
/// Where there are many, those that certainly don't fit by their labels and types are not looked at.
struct WitnessTable {
    /// What a member and the requirement that it implements have in common.
    private struct Key: Hashable {
        let name: String
        let types: [SwiftType]
        let value: SwiftType?
    }

    private let members: [ExtensionMember]
    private var positions: [Key: [Int]] = [:]
    /// Those whose types may fit several requirements.
    private var open: [Int] = []

    /// More members than this are indexed.
    private static let few = 16

    init(_ extensions: [ProtocolExtension], named name: String) {
        members = extensions.flatMap { $0.members(named: name) }
        if members.count <= Self.few { return }
        for (position, member) in members.enumerated() {
            if let key = Self.key(of: member) {
                positions[key, default: []].append(position)
            } else {
                open.append(position)
            }
        }
    }

    /// Those that may implement `requirement`, in the order of the sources.
    func members(for requirement: Requirement) -> [ExtensionMember] {
        guard members.count > Self.few, let key = Self.key(requirement.signature, Self.plain(requirement.name)) else {
            return members
        }
        return (open + (positions[key] ?? [])).sorted().map { members[$0] }
    }

    private static func key(of member: ExtensionMember) -> Key? {
        guard let name = member.name, let signature = member.signature else { return nil }
        return key(signature, plain(name))
    }

    /// The key of a signature; `nil` where it has types that others may stand for.
    private static func key(_ signature: Signature, _ name: String) -> Key? {
        if case .property = signature.kind { return nil }
        guard signature.generics.isEmpty else { return nil }
        let types = signature.parameters.map(\.type.canonical)
        let value = signature.value?.canonical
        return (types + (value.map { [$0] } ?? [])).contains(where: isOpen)
            ? nil : Key(name: name, types: types, value: value)
    }

    private static func isOpen(_ type: SwiftType) -> Bool {
        switch type {
        case .selfType, .some: true
        default: false
        }
    }

    /// The name of an initialiser as if it could not fail.
    private static func plain(_ name: String) -> String {
        name.hasPrefix("init?") || name.hasPrefix("init!") ? "init" + name.dropFirst(5) : name
    }
}
