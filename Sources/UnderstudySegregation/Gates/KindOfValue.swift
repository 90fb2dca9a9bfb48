/// Keeps a protocol that refines one of the standard library's protocols for values, such as `Hashable`, `Error` or
/// `Collection`: it describes a kind of value, and those who use a value want the whole of it.
enum KindOfValue: Gate {
    static func silence(_ input: GateInput) -> Silence? {
        guard let known = input.subject.facts.inherits.first(where: standard.contains) else { return nil }
        return Silence(reason: .kindOfValue, explanation: "it refines '\(known)', and describes one kind of value")
    }

    private static let standard: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
        "BinaryFloatingPoint",
        "BinaryInteger", "CaseIterable", "Codable", "CodingKey", "Collection", "Comparable", "CustomNSError",
        "Decodable", "Encodable", "Equatable", "Error", "FixedWidthInteger", "FloatingPoint", "Hashable",
        "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
        "RandomAccessCollection", "RangeReplaceableCollection", "RawRepresentable", "Sequence", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger", "VectorArithmetic",
    ]
}
