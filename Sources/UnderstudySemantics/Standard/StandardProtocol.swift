/// A protocol, or a composition of protocols under one name, that a module of the platform declares.
public struct StandardProtocol: Equatable, Sendable {
    /// How the values that conform to a protocol are isolated.
    public enum Isolation: Equatable, Sendable {
        /// The protocol says nothing.
        case unspecified
        /// Only actors can conform.
        case actor
        /// The protocol belongs to the global actor of that name.
        case globalActor(String)
    }

    /// The module that declares it, such as `_Concurrency`, not the one that exports it again.
    public let module: String

    /// The name, with the enclosing type's in front where there is one: `NotificationCenter.AsyncMessage`.
    public let name: String

    /// The isolation, inherited or its own.
    public let isolation: Isolation

    /// Whether it inherits `Sendable`.
    public let isSendable: Bool

    /// The complete declaration, as source that the parser reads.
    ///
    /// A requirement that types need not implement themselves has one of these attributes:
    /// - `@_hasDefault`: an extension implements it for every conforming type.
    /// - `@_hasConstrainedDefault("…")`: an extension implements it for the types that satisfy the `where` clause in
    ///   quotes; there can be several.
    /// - `@_hasSynthesizedDefault("enum, struct")`: the compiler can synthesise it for types of these kinds.
    ///
    /// An `override` requirement with such an attribute restates an inherited one that has its default only here.
    /// A composition is declared as a `typealias`.
    public let declaration: String

    /// Whether types of it can be named with arguments, as in `Sequence<Int>`.
    package var hasPrimaryAssociatedTypes: Bool { declaration.contains("protocol \(name)<") }
}
