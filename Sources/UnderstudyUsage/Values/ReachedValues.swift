import UnderstudySemantics
import UnderstudySyntax

/// What one consumer does with values of a type that it takes from a property of another type each time.
package struct ReachedValues: Sendable {
    /// The property that gives the values.
    package struct Source: Sendable {
        /// The path of the type that declares it.
        package var owner: String
        /// Where that type is declared.
        package var ownerLocation: SourceLocation
        /// The property.
        package var property: UsedMember
        /// Where the property names the type of the values.
        package var holds: [ProtocolHold]
    }

    /// The consumer's name.
    package var consumer: String
    /// Where the consumer is declared.
    package var location: SourceLocation
    /// The property that gives the values.
    package var source: Source
    /// The members that it uses.
    package var uses: [UsedMember] = []
    /// The names of those of them that are written to.
    package var writes: Set<String> = []
    /// Where it names the property.
    package var accesses: [InSource<ByteRange>] = []
    /// Where it does something else with a value, or nothing is known of what it does.
    package var obstacles: [PlaceObstacle] = []
    /// How many other consumers take values from the same property.
    package var others = 0
}
