extension StandardProtocol {
    /// The name of one of the platform's protocols.
    ///
    /// Those that someone asks for by name are listed here, so that a misspelt name does not compile.
    package struct Name: Hashable, Sendable {
        /// The name as the table has it.
        package let text: String

        /// The name `text`.
        package init(_ text: String) { self.text = text }
    }
}

extension StandardProtocol.Name: Comparable, CustomStringConvertible {
    /// Whether `left` comes first in an alphabetical list.
    package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    /// The name as the table has it.
    package var description: String { text }
}

extension StandardProtocol.Name {
    // What types are compared and known by.

    /// `Comparable`.
    package static let comparable = Self("Comparable")
    /// `Equatable`.
    package static let equatable = Self("Equatable")
    /// `Hashable`.
    package static let hashable = Self("Hashable")
    /// `Identifiable`.
    package static let identifiable = Self("Identifiable")

    // What is written about them.

    /// `CustomDebugStringConvertible`.
    package static let customDebugStringConvertible = Self("CustomDebugStringConvertible")
    /// `CustomNSError`.
    package static let customNSError = Self("CustomNSError")
    /// `CustomReflectable`.
    package static let customReflectable = Self("CustomReflectable")
    /// `CustomStringConvertible`.
    package static let customStringConvertible = Self("CustomStringConvertible")
    /// `LocalizedError`.
    package static let localizedError = Self("LocalizedError")
    /// `LosslessStringConvertible`.
    package static let losslessStringConvertible = Self("LosslessStringConvertible")

    // What is made of them, and what they are made of.

    /// `CaseIterable`.
    package static let caseIterable = Self("CaseIterable")
    /// `Codable`.
    package static let codable = Self("Codable")
    /// `Decodable`.
    package static let decodable = Self("Decodable")
    /// `Encodable`.
    package static let encodable = Self("Encodable")
    /// `ObservableObject`.
    package static let observableObject = Self("ObservableObject")
    /// `OptionSet`.
    package static let optionSet = Self("OptionSet")
    /// `RawRepresentable`.
    package static let rawRepresentable = Self("RawRepresentable")
    /// `SetAlgebra`.
    package static let setAlgebra = Self("SetAlgebra")

    // Sequences.

    /// `AsyncIteratorProtocol`.
    package static let asyncIteratorProtocol = Self("AsyncIteratorProtocol")
    /// `AsyncSequence`.
    package static let asyncSequence = Self("AsyncSequence")
    /// `BidirectionalCollection`.
    package static let bidirectionalCollection = Self("BidirectionalCollection")
    /// `Collection`.
    package static let collection = Self("Collection")
    /// `IteratorProtocol`.
    package static let iteratorProtocol = Self("IteratorProtocol")
    /// `MutableCollection`.
    package static let mutableCollection = Self("MutableCollection")
    /// `RandomAccessCollection`.
    package static let randomAccessCollection = Self("RandomAccessCollection")
    /// `RangeReplaceableCollection`.
    package static let rangeReplaceableCollection = Self("RangeReplaceableCollection")
    /// `Sequence`.
    package static let sequence = Self("Sequence")

    // Literals.

    /// `ExpressibleByArrayLiteral`.
    package static let expressibleByArrayLiteral = Self("ExpressibleByArrayLiteral")
    /// `ExpressibleByBooleanLiteral`.
    package static let expressibleByBooleanLiteral = Self("ExpressibleByBooleanLiteral")
    /// `ExpressibleByExtendedGraphemeClusterLiteral`.
    package static let expressibleByExtendedGraphemeClusterLiteral = Self("ExpressibleByExtendedGraphemeClusterLiteral")
    /// `ExpressibleByFloatLiteral`.
    package static let expressibleByFloatLiteral = Self("ExpressibleByFloatLiteral")
    /// `ExpressibleByIntegerLiteral`.
    package static let expressibleByIntegerLiteral = Self("ExpressibleByIntegerLiteral")
    /// `ExpressibleByNilLiteral`.
    package static let expressibleByNilLiteral = Self("ExpressibleByNilLiteral")
    /// `ExpressibleByStringInterpolation`.
    package static let expressibleByStringInterpolation = Self("ExpressibleByStringInterpolation")
    /// `ExpressibleByStringLiteral`.
    package static let expressibleByStringLiteral = Self("ExpressibleByStringLiteral")
    /// `ExpressibleByUnicodeScalarLiteral`.
    package static let expressibleByUnicodeScalarLiteral = Self("ExpressibleByUnicodeScalarLiteral")

    // Where values may be used.

    /// `Actor`.
    package static let actor = Self("Actor")
    /// `AnyObject`, which is no protocol but stands among them.
    package static let anyObject = Self("AnyObject")
    /// `class`, the older name of `AnyObject` in lists of what protocols inherit.
    package static let `class` = Self("class")
    /// `DistributedActor`.
    package static let distributedActor = Self("DistributedActor")
    /// `Error`.
    package static let error = Self("Error")
    /// `Sendable`.
    package static let sendable = Self("Sendable")

    // Numbers and bytes.

    /// `AdditiveArithmetic`.
    package static let additiveArithmetic = Self("AdditiveArithmetic")
    /// `BinaryFloatingPoint`.
    package static let binaryFloatingPoint = Self("BinaryFloatingPoint")
    /// `BinaryInteger`.
    package static let binaryInteger = Self("BinaryInteger")
    /// `DataProtocol`.
    package static let dataProtocol = Self("DataProtocol")
    /// `FixedWidthInteger`.
    package static let fixedWidthInteger = Self("FixedWidthInteger")
    /// `FloatingPoint`.
    package static let floatingPoint = Self("FloatingPoint")
    /// `MutableDataProtocol`.
    package static let mutableDataProtocol = Self("MutableDataProtocol")
    /// `Numeric`.
    package static let numeric = Self("Numeric")
    /// `SIMD`.
    package static let simd = Self("SIMD")
    /// `SIMDScalar`.
    package static let simdScalar = Self("SIMDScalar")
    /// `SignedInteger`.
    package static let signedInteger = Self("SignedInteger")
    /// `SignedNumeric`.
    package static let signedNumeric = Self("SignedNumeric")
    /// `Strideable`.
    package static let strideable = Self("Strideable")
    /// `StringProtocol`.
    package static let stringProtocol = Self("StringProtocol")
    /// `UnsignedInteger`.
    package static let unsignedInteger = Self("UnsignedInteger")
}
