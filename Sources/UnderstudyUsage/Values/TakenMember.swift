import UnderstudySyntax

/// What one consumer takes from the values of a type that it holds, or reaches in another way.
package struct TakenMember: Sendable {
    /// The consumer's name.
    package var consumer: String
    /// Where the consumer is declared.
    package var location: SourceLocation
    /// The member.
    package var member: UsedMember
    /// Whether the consumer sets it, or changes a value in it.
    package var isWritten: Bool
    /// Where the consumer names it, once each, in the order of the sources.
    package var accesses: [InSource<ByteRange>]
}
