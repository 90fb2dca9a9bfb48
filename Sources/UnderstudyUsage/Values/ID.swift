import UnderstudySemantics

/// The number of an element among those of its kind, which can't be mistaken for a number of another kind.
package struct ID<Subject>: Hashable, Comparable, Sendable {
    /// Large packages need many ids, and no list needs more than 32 bits.
    private let index: Int32

    /// The index in its list, from zero.
    package var number: Int { Int(index) }

    /// The element with index `number` in its list.
    package init(_ number: Int) {
        index = Int32(number)
    }

    /// Whether `lhs` is before `rhs` in their list.
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}

/// A requirement of one protocol, among those that the protocol itself declares.
package typealias RequirementID = ID<ResolvedRequirement>

/// A file of the sources.
typealias FileID = ID<FileDeclarations>

/// Elements of one kind in the order in which they were added.
struct Table<Element: Sendable>: Sendable {
    private(set) var elements: [Element] = []

    /// The ids of all elements, in order.
    var ids: some Sequence<ID<Element>> { elements.indices.lazy.map { ID($0) } }

    /// Adds the element that `make` creates for the next id.
    mutating func add(_ make: (ID<Element>) -> Element) -> ID<Element> {
        let id = ID<Element>(elements.count)
        elements.append(make(id))
        return id
    }

    subscript(id: ID<Element>) -> Element {
        @inline(__always) get { elements[id.number] }
        @inline(__always) _modify { yield &elements[id.number] }
    }
}
