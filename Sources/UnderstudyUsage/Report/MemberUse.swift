import UnderstudySemantics
import UnderstudySyntax

/// A use of a member of one type, by code anywhere in the sources.
package struct MemberUse: Sendable {
    /// Where the type is declared.
    package let owner: SourceLocation
    /// The name of the member, without labels.
    package let member: String
    /// Whether the member is a property, and none of the functions that may be called like it.
    package let isOfProperty: Bool
    /// The member in whose code it is, or the statements of a file.
    package let code: InSource<DeclSyntax>
    /// Which of several properties that are declared together the code belongs to.
    package let bindingIndex: Int
    /// The offset of the member's name.
    package let offset: Int

    /// Where the member's name is.
    package var location: SourceLocation { code.source.location(at: offset) }
}
