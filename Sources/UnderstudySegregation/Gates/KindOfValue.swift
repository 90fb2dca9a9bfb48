/// Keeps a protocol that describes a kind of value: code that uses a value wants all of it.
///
/// Such a protocol requires only properties, and structures or enumerations conform to it; or it refines a protocol of
/// the standard library for values, such as `Hashable`, `Error` or `Collection`; or it requires a hash or several
/// initialisers, as no service does; or it is mostly about indices and elements, as collections are.
enum KindOfValue: Gate {
    /// A single initialiser may belong to a factory.
    private static let initializers = 2
    /// The share of requirements that are those of a collection.
    private static let share = 0.5

    static func silence(_ input: SplitEvidence) -> Silence? {
        if let known = input.subject.facts.inherits.first(where: standard.contains) {
            return silence("it refines '\(known)', and describes one kind of value")
        }
        let requirements = input.subject.requirements
        if input.subject.facts.isOfValues, requirements.allSatisfy({ $0.kind == .property }) {
            return silence("structures and enumerations conform to it: it describes one kind of value")
        }
        let made = requirements.count { $0.kind == .initializer }
        if made >= initializers { return silence("it requires \(made) initialisers, and describes one kind of value") }
        if requirements.contains(where: { $0.name == "hash(into:)" }) {
            return silence("it requires a hash, and describes one kind of value")
        }
        let owned = requirements.count { collection.contains($0.baseName) }
        if owned >= 2, Double(owned) >= share * Double(requirements.count) {
            return silence("\(owned) of its requirements are those of a collection")
        }
        return nil
    }

    private static func silence(_ text: String) -> Silence { Silence(reason: .kindOfValue, explanation: text) }

    private static let standard: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
        "BinaryFloatingPoint",
        "BinaryInteger", "CaseIterable", "Codable", "CodingKey", "Collection", "Comparable", "CustomNSError",
        "Decodable", "Encodable", "Equatable", "Error", "FixedWidthInteger", "FloatingPoint", "Hashable",
        "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
        "RandomAccessCollection", "RangeReplaceableCollection", "RawRepresentable", "Sequence", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger", "VectorArithmetic",
    ]

    private static let collection: Set<String> = [
        "append", "capacity", "count", "distance", "endIndex", "first", "formIndex", "index", "insert", "isEmpty",
        "last",
        "makeIterator", "next", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
        "reserveCapacity", "startIndex", "subscript", "underestimatedCount",
    ]
}
