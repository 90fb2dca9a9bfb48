/// Finds from declarations and bodies alone who uses which requirement of which protocol.
public struct UsageResolver: Sendable {
    private let index: DeclarationIndex

    /// Creates a resolver for what `index` holds; its files should have been read with their bodies.
    public init(index: DeclarationIndex) {
        self.index = index
    }

    /// The usage of each of `protocols`, in their order.
    public func usages(of protocols: [ProtocolDeclaration]) -> [ProtocolUsage] {
        protocols.map { declaration in
            let requirements = index.resolve(declaration).requirements.filter { $0.origin.name == declaration.name }
            return ProtocolUsage(declaration: declaration, requirements: requirements)
        }
    }
}
