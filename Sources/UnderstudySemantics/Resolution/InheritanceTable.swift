/// What protocols inherit from, each worked out once.
package final class InheritanceTable {
    /// What one entry of an inheritance clause means.
    enum Entry {
        /// Only classes can conform.
        case classBound
        /// Values may be used from several threads at once.
        case sendable
        /// Values are copied bit by bit.
        case bitwiseCopyable
        /// A protocol of the sources, as it is written.
        case `protocol`(ProtocolDeclaration, SwiftType)
        /// The class that a conforming type must inherit from.
        case superclass(TypeDeclaration, SwiftType)
        /// One of the platform's protocols.
        case standard(StandardProtocol, SwiftType)
        /// A name that was not found.
        case unresolved(String)
    }

    let index: DeclarationIndex
    /// What is known of declarations, which are kept so that no other one gets their identity.
    private var known: [ObjectIdentifier: (declaration: ProtocolDeclaration, entries: [Entry])] = [:]

    /// A table for the declarations of `index`.
    package init(_ index: DeclarationIndex) { self.index = index }

    /// What `declaration` inherits from directly, without what says nothing.
    func entries(of declaration: ProtocolDeclaration) -> [Entry] {
        let key = ObjectIdentifier(declaration)
        if let found = known[key] { return found.entries }
        let entries = index.inheritedTypes(of: declaration).compactMap { entry(for: $0, from: declaration) }
        // The platform's protocols are declared anew wherever one is inherited.
        if index.file(at: declaration.source.path) != nil { known[key] = (declaration, entries) }
        return entries
    }

    private func entry(for type: SwiftType, from declaration: ProtocolDeclaration) -> Entry? {
        if case .suppressed = type { return nil }
        let name = type.path ?? type.description
        switch name {
        case "AnyObject", "class", "Swift.AnyObject": return .classBound
        case "Sendable", "Swift.Sendable": return .sendable
        case "BitwiseCopyable", "Swift.BitwiseCopyable": return .bitwiseCopyable
        case "Any", "Copyable", "Escapable": return nil
        default: break
        }
        if let found = index.lookUpProtocol(name, from: declaration) { return .protocol(found, type) }
        if let found = index.lookUpType(name, from: declaration) { return .superclass(found, type) }
        if let standard = StandardProtocols.declaration(named: name) { return .standard(standard, type) }
        return StandardClasses.declaration(named: name).map { .superclass($0, type) } ?? .unresolved(type.description)
    }
}
