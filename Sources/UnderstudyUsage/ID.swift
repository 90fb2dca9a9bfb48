import UnderstudySemantics

/// The number of one thing among those of its kind; it can't be taken for the number of a thing of another kind.
package struct ID<Subject>: Hashable, Comparable, Sendable {
    /// The place in the list that the thing stands in, from zero.
    package let number: Int

    /// The thing that stands at `number` in its list.
    package init(_ number: Int) {
        self.number = number
    }

    /// Whether `lhs` stands before `rhs` in their list.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A requirement of one protocol, among all that the protocol declares itself.
package typealias RequirementID = ID<ResolvedRequirement>

/// A consumer of one protocol, among all of them in the order of their places.
package typealias ConsumerID = ID<ProtocolConsumer>

/// A type of the symbol table, or a protocol.
typealias TypeID = ID<TypeInfo>

/// A member of a type, or a function or property outside all types.
typealias MemberID = ID<MemberInfo>

/// A place in the sources from which names are looked up.
typealias PlaceID = ID<Place>

/// A type alias.
typealias AliasID = ID<AliasInfo>

/// A file of the sources.
typealias FileID = ID<FileDeclarations>

/// Things of one kind in the order in which they were added.
struct Table<Element: Sendable>: Sendable {
    private(set) var elements: [Element] = []

    /// The ids of all elements, in order.
    var ids: some Sequence<ID<Element>> { elements.indices.lazy.map { ID($0) } }

    /// Adds what `make` gives for the next id.
    mutating func add(_ make: (ID<Element>) -> Element) -> ID<Element> {
        let id = ID<Element>(elements.count)
        elements.append(make(id))
        return id
    }

    subscript(id: ID<Element>) -> Element {
        // Elements are large: they are looked at where they stand.
        @inline(__always) _read { yield elements[id.number] }
        @inline(__always) _modify { yield &elements[id.number] }
    }
}
