import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What a protocol has to require of types besides members, so that code that held the type can hold the protocol.
struct InterfaceBounds {
    /// The global actor that its members run on, with `@`; `nil` for none.
    private(set) var isolation: String?
    /// What it inherits.
    private(set) var inherited: [StandardProtocol.Name] = []

    /// Whether values of it may be sent.
    var isSendable: Bool { inherited.contains(.sendable) || inherited.contains(.actor) }

    /// The bounds of a protocol that replaces `type`.
    ///
    /// - Parameter isForClasses: Whether it matters that the type is a class: it is held weakly, or a member is set
    ///   through a constant.
    init(_ type: StudiedType, isForClasses: Bool, in index: DeclarationIndex) {
        if type.kind == .protocol {
            takeProtocol(type, in: index)
        } else {
            takeType(type, isForClasses: isForClasses, in: index)
        }
    }

    private mutating func takeProtocol(_ type: StudiedType, in index: DeclarationIndex) {
        guard let declaration = index.protocolDeclaration(of: type) else { return }
        let resolved = index.resolve(declaration)
        switch resolved.isolation {
        case .globalActor(let name): isolation = "@" + name
        case .actor: inherited.append(.actor)
        case .none: break
        }
        if resolved.isClassBound, resolved.isolation != .actor { inherited.append(.anyObject) }
        if resolved.isSendable, resolved.isolation != .actor { inherited.append(.sendable) }
    }

    private mutating func takeType(_ type: StudiedType, isForClasses: Bool, in index: DeclarationIndex) {
        if type.kind == .actor {
            inherited.append(.actor)
            return
        }
        if isForClasses, type.kind == .class { inherited.append(.anyObject) }
        guard let declaration = index.declaration(of: type) else { return }
        isolation = index.isolation(of: declaration)
        if index.isSendable(declaration) { inherited.append(.sendable) }
    }
}

extension DeclarationIndex {
    /// The declaration of a protocol, or of an alias of several protocols.
    func protocolDeclaration(of type: StudiedType) -> ProtocolDeclaration? {
        guard let file = file(at: type.location.path) else { return nil }
        return file.protocols.first { $0.location == type.location }
            ?? file.compositions.first { $0.location == type.location }
    }

    /// The declaration of a concrete type.
    func declaration(of type: StudiedType) -> TypeDeclaration? {
        file(at: type.location.path)?.types.first {
            $0.source.location(at: $0.details.name.lowerBound) == type.location
        }
    }

    /// Whether a type declares that it is `Sendable`, or conforms to a protocol that is.
    fileprivate func isSendable(_ declaration: TypeDeclaration) -> Bool {
        let extended = files.lazy.flatMap(\.extensions).filter { $0.extendedName == declaration.name }
        let names =
            declaration.inherited
            + extended.flatMap { type in type.details.inherited.map { type.source.compactText(in: $0.range) } }
        if names.contains(where: { $0 == "Sendable" || $0 == "@unchecked Sendable" }) { return true }
        let conformed = Set(names)
        return allProtocols.contains { conformed.contains($0.name) && resolve($0).isSendable }
    }

    /// The global actor that a type names, or its nearest superclass in the sources.
    fileprivate func isolation(of declaration: TypeDeclaration) -> String? {
        var current = declaration
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(current)).inserted {
            let own = current.syntax.attributes.first { Attribute.isActor(called: current.source.text(in: $0.name)) }
            if let own { return current.source.lineText(in: own.range) }
            guard let parent = current.inherited.first,
                let found = files.lazy.flatMap(\.types).first(where: { $0.name == parent })
            else { return nil }
            current = found
        }
        return nil
    }
}
