import UnderstudySemantics

/// What tells the requirements of one resolved protocol apart.
struct FakeKey: Hashable, Sendable {
    private let origin: String
    private let start: Int32
    private let bindingIndex: Int

    init(_ origin: ProtocolDeclaration, _ requirement: Requirement) {
        self.origin = origin.name
        start = requirement.syntax.range.start
        bindingIndex = requirement.bindingIndex
    }
}
