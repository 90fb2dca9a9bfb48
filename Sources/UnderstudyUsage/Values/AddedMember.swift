import UnderstudySemantics
import UnderstudySyntax

/// A member that an extension adds to a protocol, and what it asks of the protocol.
package struct AddedMember: Sendable {
    /// Its declaration.
    package var declaration: InSource<DeclSyntax>
    /// Its name, without labels.
    package var baseName: String
    /// Whether only its own extensions see it.
    package var isPrivate: Bool
    /// The protocol's own requirements that it uses itself.
    package var uses: Set<RequirementID>
    /// The members of the protocol's extensions that it uses, by their numbers in the list.
    package var calls: Set<Int>
    /// Whether it needs the whole protocol: it passes its value on, uses what the protocol inherits, is static, or may be
    /// known by its name to another protocol.
    package var needsWhole: Bool
}
