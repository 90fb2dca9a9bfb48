public import UnderstudySemantics
public import UnderstudySyntax

/// The declaration that a double is of: a protocol, or the type that a fixture makes.
public struct DoubleOrigin: Sendable {
    /// Its path.
    public let name: String
    /// The module of its file, where that is known.
    public let module: String?
    /// Where its name is.
    public let location: SourceLocation

    /// That of a protocol.
    public init(_ declaration: ProtocolDeclaration) {
        (name, module, location) = (declaration.name, declaration.module, declaration.location)
    }

    /// That of a type.
    package init(_ type: TypeDeclaration) {
        (name, module) = (type.name, type.module)
        location = type.source.location(at: type.details.name.lowerBound)
    }

    /// Whether `path` is its path, or the end of it after a dot, or has the module in front.
    package func isNamed(_ path: String) -> Bool { TypePath(path).means(name, of: module) }

    /// Whether it has the path of `other`, so that only one of the two is compiled: they are in branches of an `#if`.
    package func isAlternative(to other: DoubleOrigin) -> Bool { module == other.module && name == other.name }
}
