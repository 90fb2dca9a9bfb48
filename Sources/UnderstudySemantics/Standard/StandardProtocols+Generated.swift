// swift-format-ignore-file
// Made by Scripts/standard-protocols from the interfaces and symbol graphs of the Swift toolchain.
// Do not edit: run the script again.

extension StandardProtocols {
    /// The protocols of the standard modules, sorted by name.
    static let generated: [StandardProtocol] = [
        StandardProtocol(module: "_Concurrency", name: "Actor", isolation: .actor, isSendable: true, declaration: #"""
            protocol Actor: AnyObject, Sendable {
                @_hasSynthesizedDefault("actor") nonisolated var unownedExecutor: UnownedSerialExecutor { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "AdditiveArithmetic", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AdditiveArithmetic: Equatable {
                @_hasConstrainedDefault("Self: ExpressibleByIntegerLiteral") static var zero: Self { get }
                static func + (lhs: Self, rhs: Self) -> Self
                @_hasDefault static func += (lhs: inout Self, rhs: Self)
                static func - (lhs: Self, rhs: Self) -> Self
                @_hasDefault static func -= (lhs: inout Self, rhs: Self)
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "AnyActor", isolation: .unspecified, isSendable: true, declaration: #"""
            typealias AnyActor = AnyObject & Sendable
            """#),
        StandardProtocol(module: "_Concurrency", name: "AsyncIteratorProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AsyncIteratorProtocol<Element, Failure> {
                associatedtype Element
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) associatedtype Failure: Error = any Error
                mutating func next() async throws -> Self.Element?
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func next(isolation actor: isolated (any Actor)?) async throws(Self.Failure) -> Self.Element?
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "AsyncSequence", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AsyncSequence<Element, Failure> {
                associatedtype AsyncIterator: AsyncIteratorProtocol
                associatedtype Element where Self.Element == Self.AsyncIterator.Element
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) associatedtype Failure = any Error where Self.Failure == Self.AsyncIterator.Failure
                func makeAsyncIterator() -> Self.AsyncIterator
            }
            """#),
        StandardProtocol(module: "Synchronization", name: "AtomicOptionalRepresentable", isolation: .unspecified, isSendable: false, declaration: #"""
            @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
            protocol AtomicOptionalRepresentable: AtomicRepresentable {
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicOptionalRepresentable") associatedtype AtomicOptionalRepresentation: BitwiseCopyable
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicOptionalRepresentable, Self.AtomicOptionalRepresentation == RawValue.AtomicOptionalRepresentation") static func encodeAtomicOptionalRepresentation(_ value: consuming Self?) -> Self.AtomicOptionalRepresentation
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicOptionalRepresentable, Self.AtomicOptionalRepresentation == RawValue.AtomicOptionalRepresentation") static func decodeAtomicOptionalRepresentation(_ representation: consuming Self.AtomicOptionalRepresentation) -> Self?
            }
            """#),
        StandardProtocol(module: "Synchronization", name: "AtomicRepresentable", isolation: .unspecified, isSendable: false, declaration: #"""
            @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
            protocol AtomicRepresentable {
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicRepresentable") associatedtype AtomicRepresentation: BitwiseCopyable
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicRepresentable, Self.AtomicRepresentation == RawValue.AtomicRepresentation") static func encodeAtomicRepresentation(_ value: consuming Self) -> Self.AtomicRepresentation
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: AtomicRepresentable, Self.AtomicRepresentation == RawValue.AtomicRepresentation") static func decodeAtomicRepresentation(_ storage: consuming Self.AtomicRepresentation) -> Self
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "AttributeScope", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AttributeScope: DecodingConfigurationProviding, EncodingConfigurationProviding, SendableMetatype {
                @_hasDefault static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
                @_hasDefault static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
                @_hasConstrainedDefault("Self.DecodingConfiguration == AttributeScopeCodableConfiguration") override static var decodingConfiguration: Self.DecodingConfiguration { get }
                @_hasConstrainedDefault("Self.EncodingConfiguration == AttributeScopeCodableConfiguration") override static var encodingConfiguration: Self.EncodingConfiguration { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "AttributedStringAttributeMutation", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AttributedStringAttributeMutation {
                mutating func setAttributes(_ attributes: AttributeContainer)
                mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
                mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "AttributedStringKey", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol AttributedStringKey: SendableMetatype {
                associatedtype Value: Hashable
                static var name: String { get }
                @_hasDefault static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
                @_hasDefault static var inheritedByAddedText: Bool { get }
                @_hasDefault static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "AttributedStringProtocol", isolation: .unspecified, isSendable: true, declaration: #"""
            @dynamicMemberLookup
            protocol AttributedStringProtocol: AttributedStringAttributeMutation, CustomStringConvertible, Hashable, Sendable {
                var startIndex: AttributedString.Index { get }
                var endIndex: AttributedString.Index { get }
                var runs: AttributedString.Runs { get }
                var characters: AttributedString.CharacterView { get }
                var unicodeScalars: AttributedString.UnicodeScalarView { get }
                @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) var utf8: AttributedString.UTF8View { get }
                @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) var utf16: AttributedString.UTF16View { get }
                @preconcurrency subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
                @preconcurrency subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
                subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
                subscript<R>(bounds: R) -> AttributedSubstring where R: RangeExpression, R.Bound == AttributedString.Index { get }
                @_hasDefault override var description: String { get }
                @_hasDefault override func hash(into hasher: inout Hasher)
            }
            """#),
        StandardProtocol(module: "Swift", name: "BidirectionalCollection", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol BidirectionalCollection<Element>: Collection where Self.Indices: BidirectionalCollection, Self.SubSequence: BidirectionalCollection {
                associatedtype Element
                associatedtype Index
                associatedtype SubSequence
                associatedtype Indices
                func index(before i: Self.Index) -> Self.Index
                @_hasDefault func formIndex(before i: inout Self.Index)
                override func index(after i: Self.Index) -> Self.Index
                @_hasDefault override func formIndex(after i: inout Self.Index)
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
                @_hasDefault func distance(from start: Self.Index, to end: Self.Index) -> Int
                @_hasConstrainedDefault("Self.Indices == DefaultIndices<Self>") override var indices: Self.Indices { get }
                @_hasConstrainedDefault("Self.SubSequence == Slice<Self>") override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
                @_hasConstrainedDefault("Self.Index == (UnboundedRange_) -> Void, Self.Element == SubSequence") @_hasConstrainedDefault("Self.Index == RangeSet<Index>, Self.Element == DiscontiguousSlice<Self>") @_hasConstrainedDefault("Self.SubSequence == Slice<Self>, Self.Index == Range<Index>, Self.Element == Slice<Self>") override subscript(position: Self.Index) -> Self.Element { get }
                override var startIndex: Self.Index { get }
                override var endIndex: Self.Index { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "BinaryFloatingPoint", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
                associatedtype RawSignificand: UnsignedInteger
                associatedtype RawExponent: UnsignedInteger
                init(sign: FloatingPointSign, exponentBitPattern: Self.RawExponent, significandBitPattern: Self.RawSignificand)
                init(_ value: Float)
                init(_ value: Double)
                init(_ value: Float80)
                @_hasDefault init<Source>(_ value: Source) where Source: BinaryFloatingPoint
                @_hasDefault init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
                static var exponentBitCount: Int { get }
                static var significandBitCount: Int { get }
                var exponentBitPattern: Self.RawExponent { get }
                var significandBitPattern: Self.RawSignificand { get }
                var binade: Self { get }
                var significandWidth: Int { get }
                @_hasDefault override init(signOf: Self, magnitudeOf: Self)
                @_hasConstrainedDefault("Self.RawSignificand: FixedWidthInteger") override init<Source>(_ value: Source) where Source: BinaryInteger
                @_hasConstrainedDefault("Self.RawSignificand: FixedWidthInteger") override init?<Source>(exactly value: Source) where Source: BinaryInteger
                @_hasDefault override static var radix: Int { get }
                @_hasDefault override func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "BinaryInteger", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable where Self.Magnitude: BinaryInteger, Self.Magnitude == Self.Magnitude.Magnitude {
                static var isSigned: Bool { get }
                init?<T>(exactly source: T) where T: BinaryFloatingPoint
                init<T>(_ source: T) where T: BinaryFloatingPoint
                init<T>(_ source: T) where T: BinaryInteger
                init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
                init<T>(clamping source: T) where T: BinaryInteger
                associatedtype Words: RandomAccessCollection where Self.Words.Element == UInt, Self.Words.Index == Int
                var words: Self.Words { get }
                var bitWidth: Int { get }
                var trailingZeroBitCount: Int { get }
                static func / (lhs: Self, rhs: Self) -> Self
                static func /= (lhs: inout Self, rhs: Self)
                static func % (lhs: Self, rhs: Self) -> Self
                static func %= (lhs: inout Self, rhs: Self)
                override static func + (lhs: Self, rhs: Self) -> Self
                @_hasDefault override static func += (lhs: inout Self, rhs: Self)
                override static func - (lhs: Self, rhs: Self) -> Self
                @_hasDefault override static func -= (lhs: inout Self, rhs: Self)
                override static func * (lhs: Self, rhs: Self) -> Self
                override static func *= (lhs: inout Self, rhs: Self)
                prefix static func ~ (x: Self) -> Self
                @_hasDefault static func & (lhs: Self, rhs: Self) -> Self
                static func &= (lhs: inout Self, rhs: Self)
                @_hasDefault static func | (lhs: Self, rhs: Self) -> Self
                static func |= (lhs: inout Self, rhs: Self)
                @_hasDefault static func ^ (lhs: Self, rhs: Self) -> Self
                static func ^= (lhs: inout Self, rhs: Self)
                @_hasDefault static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
                static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
                @_hasDefault static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
                static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
                @_hasDefault func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
                @_hasDefault func isMultiple(of other: Self) -> Bool
                @_hasDefault func signum() -> Self
                @_hasDefault override var description: String { get }
                @_hasConstrainedDefault("Self.Stride == Int") override func distance(to other: Self) -> Self.Stride
                @_hasConstrainedDefault("Self.Stride == Int") override func advanced(by n: Self.Stride) -> Self
            }
            """#),
        StandardProtocol(module: "Swift", name: "BitwiseCopyable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol BitwiseCopyable: ~Escapable {}
            """#),
        StandardProtocol(module: "Swift", name: "CVarArg", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CVarArg {}
            """#),
        StandardProtocol(module: "Swift", name: "CaseIterable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CaseIterable {
                associatedtype AllCases: Collection = [Self] where Self == Self.AllCases.Element
                @_hasSynthesizedDefault("enum") static var allCases: Self.AllCases { get }
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "Clock", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol Clock<Duration>: Sendable {
                associatedtype Duration where Self.Duration == Self.Instant.Duration
                associatedtype Instant: InstantProtocol
                var now: Self.Instant { get }
                var minimumResolution: Self.Duration { get }
                func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
            }
            """#),
        StandardProtocol(module: "Swift", name: "Codable", isolation: .unspecified, isSendable: false, declaration: #"""
            typealias Codable = Decodable & Encodable
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "CodableAttributedStringKey", isolation: .unspecified, isSendable: false, declaration: #"""
            typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "CodableWithConfiguration", isolation: .unspecified, isSendable: false, declaration: #"""
            typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
            """#),
        StandardProtocol(module: "Swift", name: "CodingKey", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
                @_hasSynthesizedDefault("enum") var stringValue: String { get }
                @_hasSynthesizedDefault("enum") init?(stringValue: String)
                @_hasSynthesizedDefault("enum") var intValue: Int? { get }
                @_hasSynthesizedDefault("enum") init?(intValue: Int)
                @_hasDefault override var debugDescription: String { get }
                @_hasDefault override var description: String { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CodingKeyRepresentable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CodingKeyRepresentable {
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == String") var codingKey: any CodingKey { get }
                @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == String") init?<T>(codingKey: T) where T: CodingKey
            }
            """#),
        StandardProtocol(module: "Swift", name: "Collection", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Collection<Element>: Sequence {
                associatedtype Element
                associatedtype Index: Comparable where Self.Index == Self.Indices.Element, Self.Indices.Element == Self.Indices.Index, Self.Indices.Index == Self.SubSequence.Index
                var startIndex: Self.Index { get }
                var endIndex: Self.Index { get }
                associatedtype Iterator = IndexingIterator<Self>
                @_hasConstrainedDefault("Self == Self.Iterator") @_hasConstrainedDefault("Self.Iterator == IndexingIterator<Self>") override func makeIterator() -> Self.Iterator
                associatedtype SubSequence: Collection = Slice<Self> where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence
                @_hasConstrainedDefault("Self.Index == (UnboundedRange_) -> Void, Self.Element == SubSequence") @_hasConstrainedDefault("Self.Index == RangeSet<Index>, Self.Element == DiscontiguousSlice<Self>") @_hasConstrainedDefault("Self.SubSequence == Slice<Self>, Self.Index == Range<Index>, Self.Element == Slice<Self>") subscript(position: Self.Index) -> Self.Element { get }
                @_hasConstrainedDefault("Self.SubSequence == Slice<Self>") subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
                associatedtype Indices: Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence
                @_hasConstrainedDefault("Self.Indices == DefaultIndices<Self>") var indices: Self.Indices { get }
                @_hasDefault var isEmpty: Bool { get }
                @_hasDefault var count: Int { get }
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
                @_hasDefault func distance(from start: Self.Index, to end: Self.Index) -> Int
                func index(after i: Self.Index) -> Self.Index
                @_hasDefault func formIndex(after i: inout Self.Index)
            }
            """#),
        StandardProtocol(module: "Swift", name: "Comparable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Comparable: Equatable {
                @_hasSynthesizedDefault("enum") static func < (lhs: Self, rhs: Self) -> Bool
                @_hasDefault static func <= (lhs: Self, rhs: Self) -> Bool
                @_hasDefault static func >= (lhs: Self, rhs: Self) -> Bool
                @_hasDefault static func > (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "ContiguousBytes", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ContiguousBytes {
                func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
            }
            """#),
        StandardProtocol(module: "Swift", name: "Copyable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Copyable {}
            """#),
        StandardProtocol(module: "_StringProcessing", name: "CustomConsumingRegexComponent", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomConsumingRegexComponent: RegexComponent {
                func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Self.RegexOutput)?
                @_hasDefault override var regex: Regex<Self.RegexOutput> { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CustomDebugStringConvertible", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomDebugStringConvertible {
                var debugDescription: String { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CustomLeafReflectable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomLeafReflectable: CustomReflectable {}
            """#),
        StandardProtocol(module: "Foundation", name: "CustomNSError", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol CustomNSError: Error {
                @_hasDefault static var errorDomain: String { get }
                @_hasDefault var errorCode: Int { get }
                @_hasDefault var errorUserInfo: [String: Any] { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CustomPlaygroundDisplayConvertible", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomPlaygroundDisplayConvertible {
                var playgroundDescription: Any { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CustomReflectable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomReflectable {
                var customMirror: Mirror { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "CustomStringConvertible", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol CustomStringConvertible {
                var description: String { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "DataProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DataProtocol: RandomAccessCollection where Self.Element == UInt8, Self.SubSequence: DataProtocol {
                associatedtype Regions: BidirectionalCollection where Self.Regions.Element: ContiguousBytes, Self.Regions.Element: DataProtocol, Self.Regions.Element.SubSequence: ContiguousBytes
                var regions: Self.Regions { get }
                @_hasDefault func firstRange<D, R>(of: D, in: R) -> Range<Self.Index>? where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
                @_hasDefault func lastRange<D, R>(of: D, in: R) -> Range<Self.Index>? where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
                @_hasDefault @discardableResult func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) -> Int
                @_hasDefault @discardableResult func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>, count: Int) -> Int
                @_hasDefault @discardableResult func copyBytes<R>(to: UnsafeMutableRawBufferPointer, from: R) -> Int where R: RangeExpression, Self.Index == R.Bound
                @_hasDefault @discardableResult func copyBytes<DestinationType, R>(to: UnsafeMutableBufferPointer<DestinationType>, from: R) -> Int where R: RangeExpression, Self.Index == R.Bound
            }
            """#),
        StandardProtocol(module: "Swift", name: "Decodable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Decodable {
                @_hasSynthesizedDefault("class, enum, struct") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Bool") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Double") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Float") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int128") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int16") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int32") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int64") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int8") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == String") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt128") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt16") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt32") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt64") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt8") init(from decoder: any Decoder) throws
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "DecodableAttributedStringKey", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DecodableAttributedStringKey: AttributedStringKey {
                @_hasConstrainedDefault("Self.Value: Decodable") static func decode(from decoder: any Decoder) throws -> Self.Value
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "DecodableWithConfiguration", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DecodableWithConfiguration {
                associatedtype DecodingConfiguration
                init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
            }
            """#),
        StandardProtocol(module: "Swift", name: "Decoder", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Decoder {
                var codingPath: [any CodingKey] { get }
                var userInfo: [CodingUserInfoKey: Any] { get }
                func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
                func unkeyedContainer() throws -> any UnkeyedDecodingContainer
                func singleValueContainer() throws -> any SingleValueDecodingContainer
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "DecodingConfigurationProviding", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DecodingConfigurationProviding {
                associatedtype DecodingConfiguration
                static var decodingConfiguration: Self.DecodingConfiguration { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "DiscreteFormatStyle", isolation: .unspecified, isSendable: false, declaration: #"""
            @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
            protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
                func discreteInput(before input: Self.FormatInput) -> Self.FormatInput?
                func discreteInput(after input: Self.FormatInput) -> Self.FormatInput?
                @_hasConstrainedDefault("Self.FormatInput == Date") @_hasConstrainedDefault("Self.FormatInput == Duration") @_hasConstrainedDefault("Self.FormatInput: FixedWidthInteger") @_hasConstrainedDefault("Self.FormatInput: FloatingPoint") func input(before input: Self.FormatInput) -> Self.FormatInput?
                @_hasConstrainedDefault("Self.FormatInput == Date") @_hasConstrainedDefault("Self.FormatInput == Duration") @_hasConstrainedDefault("Self.FormatInput: FixedWidthInteger") @_hasConstrainedDefault("Self.FormatInput: FloatingPoint") func input(after input: Self.FormatInput) -> Self.FormatInput?
            }
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedActor", isolation: .actor, isSendable: true, declaration: #"""
            protocol DistributedActor: AnyObject, Hashable, Identifiable, Sendable {
                associatedtype ActorSystem: DistributedActorSystem where Self.ID == Self.ActorSystem.ActorID
                associatedtype SerializationRequirement where Self.SerializationRequirement == Self.ActorSystem.SerializationRequirement
                @_hasSynthesizedDefault("actor") @_hasConstrainedDefault("Self: AnyObject, Self.ID == ObjectIdentifier") override nonisolated var id: Self.ID { get }
                @_hasSynthesizedDefault("actor") nonisolated var actorSystem: Self.ActorSystem { get }
                @_hasSynthesizedDefault("actor") @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) nonisolated var unownedExecutor: UnownedSerialExecutor { get }
                @_hasSynthesizedDefault("actor") static func resolve(id: Self.ID, using system: Self.ActorSystem) throws -> Self
                @_hasDefault override func hash(into hasher: inout Hasher)
                @_hasDefault override static func == (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedActorSystem", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol DistributedActorSystem<SerializationRequirement>: Sendable {
                associatedtype ActorID: Hashable, Sendable
                associatedtype InvocationEncoder: DistributedTargetInvocationEncoder where Self.InvocationEncoder.SerializationRequirement == Self.ResultHandler.SerializationRequirement
                associatedtype InvocationDecoder: DistributedTargetInvocationDecoder where Self.InvocationDecoder.SerializationRequirement == Self.InvocationEncoder.SerializationRequirement
                associatedtype ResultHandler: DistributedTargetInvocationResultHandler
                associatedtype SerializationRequirement where Self.SerializationRequirement == Self.InvocationDecoder.SerializationRequirement
                func resolve<Act>(id: Self.ActorID, as actorType: Act.Type) throws -> Act? where Act: DistributedActor, Self.ActorID == Act.ID
                func assignID<Act>(_ actorType: Act.Type) -> Self.ActorID where Act: DistributedActor, Self.ActorID == Act.ID
                func actorReady<Act>(_ actor: Act) where Act: DistributedActor, Self.ActorID == Act.ID
                func resignID(_ id: Self.ActorID)
                func makeInvocationEncoder() -> Self.InvocationEncoder
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func remoteCall<Act, Err, Res>(on actor: Act, target: RemoteCallTarget, invocation: inout Self.InvocationEncoder, throwing: Err.Type, returning: Res.Type) async throws -> Res where Act: DistributedActor, Err: Error, Self.ActorID == Act.ID
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func remoteCallVoid<Act, Err>(on actor: Act, target: RemoteCallTarget, invocation: inout Self.InvocationEncoder, throwing: Err.Type) async throws where Act: DistributedActor, Err: Error, Self.ActorID == Act.ID
                func invokeHandlerOnReturn(handler: Self.ResultHandler, resultBuffer: UnsafeRawPointer, metatype: any Any.Type) async throws
            }
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedActorSystemError", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol DistributedActorSystemError: Error {}
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedTargetInvocationDecoder", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DistributedTargetInvocationDecoder<SerializationRequirement> {
                associatedtype SerializationRequirement
                mutating func decodeGenericSubstitutions() throws -> [any Any.Type]
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func decodeNextArgument<Argument>() throws -> Argument
                mutating func decodeErrorType() throws -> (any Any.Type)?
                mutating func decodeReturnType() throws -> (any Any.Type)?
            }
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedTargetInvocationEncoder", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DistributedTargetInvocationEncoder<SerializationRequirement> {
                associatedtype SerializationRequirement
                mutating func recordGenericSubstitution<T>(_ type: T.Type) throws
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func recordArgument<Value>(_ argument: RemoteCallArgument<Value>) throws
                mutating func recordErrorType<E>(_ type: E.Type) throws where E: Error
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func recordReturnType<R>(_ type: R.Type) throws
                mutating func doneRecording() throws
            }
            """#),
        StandardProtocol(module: "Distributed", name: "DistributedTargetInvocationResultHandler", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol DistributedTargetInvocationResultHandler<SerializationRequirement> {
                associatedtype SerializationRequirement
                @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func onReturn<Success>(value: Success) async throws
                func onReturnVoid() async throws
                func onThrow<Err>(error: Err) async throws where Err: Error
            }
            """#),
        StandardProtocol(module: "Swift", name: "DurationProtocol", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
                static func / (lhs: Self, rhs: Int) -> Self
                @_hasDefault static func /= (lhs: inout Self, rhs: Int)
                static func * (lhs: Self, rhs: Int) -> Self
                @_hasDefault static func *= (lhs: inout Self, rhs: Int)
                static func / (lhs: Self, rhs: Self) -> Double
            }
            """#),
        StandardProtocol(module: "Swift", name: "Encodable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Encodable {
                @_hasSynthesizedDefault("class, enum, struct") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Bool") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Double") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Float") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int128") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int16") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int32") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int64") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == Int8") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == String") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt128") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt16") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt32") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt64") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue == UInt8") func encode(to encoder: any Encoder) throws
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "EncodableAttributedStringKey", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol EncodableAttributedStringKey: AttributedStringKey {
                @_hasConstrainedDefault("Self.Value: Encodable") static func encode(_ value: Self.Value, to encoder: any Encoder) throws
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "EncodableWithConfiguration", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol EncodableWithConfiguration {
                associatedtype EncodingConfiguration
                func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
            }
            """#),
        StandardProtocol(module: "Swift", name: "Encoder", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Encoder {
                var codingPath: [any CodingKey] { get }
                var userInfo: [CodingUserInfoKey: Any] { get }
                func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
                func unkeyedContainer() -> any UnkeyedEncodingContainer
                func singleValueContainer() -> any SingleValueEncodingContainer
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "EncodingConfigurationProviding", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol EncodingConfigurationProviding {
                associatedtype EncodingConfiguration
                static var encodingConfiguration: Self.EncodingConfiguration { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "Equatable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Equatable {
                @_hasSynthesizedDefault("enum, struct") static func == (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "Error", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol Error: Sendable {}
            """#),
        StandardProtocol(module: "Swift", name: "Escapable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Escapable {}
            """#),
        StandardProtocol(module: "_Concurrency", name: "Executor", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol Executor: AnyObject, Sendable {
                @_hasDefault func enqueue(_ job: UnownedJob)
                @_hasDefault @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ job: consuming Job)
                @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func enqueue(_ job: consuming ExecutorJob)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByArrayLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByArrayLiteral {
                associatedtype ArrayLiteralElement
                init(arrayLiteral elements: Self.ArrayLiteralElement...)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByBooleanLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByBooleanLiteral {
                associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral
                init(booleanLiteral value: Self.BooleanLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByDictionaryLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByDictionaryLiteral {
                associatedtype Key
                associatedtype Value
                init(dictionaryLiteral elements: (Self.Key, Self.Value)...)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByExtendedGraphemeClusterLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
                associatedtype ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
                init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
                @_hasConstrainedDefault("Self.ExtendedGraphemeClusterLiteralType == Self.UnicodeScalarLiteralType") override init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByFloatLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByFloatLiteral {
                associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral
                init(floatLiteral value: Self.FloatLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByIntegerLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByIntegerLiteral {
                associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral
                @_hasConstrainedDefault("Self: _ExpressibleByBuiltinIntegerLiteral, Self.IntegerLiteralType == Self") init(integerLiteral value: Self.IntegerLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByNilLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByNilLiteral: ~Copyable, ~Escapable {
                init(nilLiteral: ())
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByStringInterpolation", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
                associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation where Self.StringLiteralType == Self.StringInterpolation.StringLiteralType
                @_hasConstrainedDefault("Self.StringInterpolation == DefaultStringInterpolation") init(stringInterpolation: Self.StringInterpolation)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByStringLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
                associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
                init(stringLiteral value: Self.StringLiteralType)
                @_hasConstrainedDefault("Self.ExtendedGraphemeClusterLiteralType == Self.StringLiteralType") override init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "ExpressibleByUnicodeScalarLiteral", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ExpressibleByUnicodeScalarLiteral {
                associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral
                init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "FileManagerDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol FileManagerDelegate: AnyObject, Sendable {
                func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
                func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
                func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "FixedWidthInteger", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Self.Magnitude: FixedWidthInteger, Self.Magnitude: UnsignedInteger, Self.Stride: FixedWidthInteger, Self.Stride: SignedInteger {
                static var bitWidth: Int { get }
                @_hasConstrainedDefault("Self: SignedInteger") @_hasConstrainedDefault("Self: UnsignedInteger") static var max: Self { get }
                @_hasConstrainedDefault("Self: SignedInteger") @_hasConstrainedDefault("Self: UnsignedInteger") static var min: Self { get }
                func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
                func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
                func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
                func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
                func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
                @_hasDefault func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
                @_hasConstrainedDefault("Self: SignedInteger") @_hasConstrainedDefault("Self: UnsignedInteger") func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
                var nonzeroBitCount: Int { get }
                var leadingZeroBitCount: Int { get }
                @_hasDefault init(bigEndian value: Self)
                @_hasDefault init(littleEndian value: Self)
                @_hasDefault var bigEndian: Self { get }
                @_hasDefault var littleEndian: Self { get }
                var byteSwapped: Self { get }
                @_hasDefault static func &>> (lhs: Self, rhs: Self) -> Self
                static func &>>= (lhs: inout Self, rhs: Self)
                @_hasDefault static func &<< (lhs: Self, rhs: Self) -> Self
                static func &<<= (lhs: inout Self, rhs: Self)
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) static func &* (lhs: Self, rhs: Self) -> Self
                @_hasDefault override init?<T>(exactly source: T) where T: BinaryFloatingPoint
                @_hasDefault override init<T>(_ source: T) where T: BinaryFloatingPoint
                @_hasConstrainedDefault("Self: SignedInteger") @_hasConstrainedDefault("Self: UnsignedInteger") override init<T>(_ source: T) where T: BinaryInteger
                @_hasDefault override init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
                @_hasDefault override init<T>(clamping source: T) where T: BinaryInteger
                @_hasDefault override var bitWidth: Int { get }
                @_hasDefault override prefix static func ~ (x: Self) -> Self
                @_hasDefault override static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
                @_hasDefault override static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
                @_hasDefault override init?(_ description: String)
                @_hasConstrainedDefault("Self: SignedInteger") @_hasConstrainedDefault("Self: UnsignedInteger") override init?<T>(exactly source: T) where T: BinaryInteger
            }
            """#),
        StandardProtocol(module: "Swift", name: "FloatingPoint", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Self == Self.Magnitude {
                associatedtype Exponent: SignedInteger
                init(sign: FloatingPointSign, exponent: Self.Exponent, significand: Self)
                init(signOf: Self, magnitudeOf: Self)
                init(_ value: Int)
                init<Source>(_ value: Source) where Source: BinaryInteger
                init?<Source>(exactly value: Source) where Source: BinaryInteger
                static var radix: Int { get }
                static var nan: Self { get }
                static var signalingNaN: Self { get }
                static var infinity: Self { get }
                static var greatestFiniteMagnitude: Self { get }
                static var pi: Self { get }
                var ulp: Self { get }
                @_hasDefault static var ulpOfOne: Self { get }
                static var leastNormalMagnitude: Self { get }
                static var leastNonzeroMagnitude: Self { get }
                var sign: FloatingPointSign { get }
                var exponent: Self.Exponent { get }
                var significand: Self { get }
                override static func + (lhs: Self, rhs: Self) -> Self
                @_hasDefault override static func += (lhs: inout Self, rhs: Self)
                @_hasDefault override prefix static func - (operand: Self) -> Self
                @_hasDefault override mutating func negate()
                override static func - (lhs: Self, rhs: Self) -> Self
                @_hasDefault override static func -= (lhs: inout Self, rhs: Self)
                override static func * (lhs: Self, rhs: Self) -> Self
                override static func *= (lhs: inout Self, rhs: Self)
                static func / (lhs: Self, rhs: Self) -> Self
                static func /= (lhs: inout Self, rhs: Self)
                @_hasDefault func remainder(dividingBy other: Self) -> Self
                mutating func formRemainder(dividingBy other: Self)
                @_hasDefault func truncatingRemainder(dividingBy other: Self) -> Self
                mutating func formTruncatingRemainder(dividingBy other: Self)
                @_hasDefault func squareRoot() -> Self
                mutating func formSquareRoot()
                @_hasDefault func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
                mutating func addProduct(_ lhs: Self, _ rhs: Self)
                @_hasDefault static func minimum(_ x: Self, _ y: Self) -> Self
                @_hasDefault static func maximum(_ x: Self, _ y: Self) -> Self
                @_hasDefault static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
                @_hasDefault static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
                @_hasDefault func rounded(_ rule: FloatingPointRoundingRule) -> Self
                mutating func round(_ rule: FloatingPointRoundingRule)
                var nextUp: Self { get }
                @_hasDefault var nextDown: Self { get }
                func isEqual(to other: Self) -> Bool
                func isLess(than other: Self) -> Bool
                func isLessThanOrEqualTo(_ other: Self) -> Bool
                func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
                var isNormal: Bool { get }
                var isFinite: Bool { get }
                var isZero: Bool { get }
                var isSubnormal: Bool { get }
                var isInfinite: Bool { get }
                var isNaN: Bool { get }
                var isSignalingNaN: Bool { get }
                @_hasDefault var floatingPointClass: FloatingPointClassification { get }
                var isCanonical: Bool { get }
                @_hasDefault override static func == (lhs: Self, rhs: Self) -> Bool
                @_hasDefault override static func < (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "FormatStyle", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
                associatedtype FormatInput
                associatedtype FormatOutput
                func format(_ value: Self.FormatInput) -> Self.FormatOutput
                @_hasDefault func locale(_ locale: Locale) -> Self
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "GlobalActor", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol GlobalActor {
                associatedtype ActorType: Actor
                static var shared: Self.ActorType { get }
                @_hasDefault static var sharedUnownedExecutor: UnownedSerialExecutor { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "Hashable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Hashable: Equatable {
                @_hasDefault var hashValue: Int { get }
                @_hasSynthesizedDefault("enum, struct") @_hasConstrainedDefault("Self: RawRepresentable, Self.RawValue: Hashable") func hash(into hasher: inout Hasher)
            }
            """#),
        StandardProtocol(module: "Swift", name: "Identifiable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Identifiable<ID> {
                associatedtype ID: Hashable
                @_hasConstrainedDefault("Self: AnyObject, Self.ID == ObjectIdentifier") var id: Self.ID { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "InstantProtocol", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
                associatedtype Duration: DurationProtocol
                func advanced(by duration: Self.Duration) -> Self
                func duration(to other: Self) -> Self.Duration
            }
            """#),
        StandardProtocol(module: "Swift", name: "IteratorProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol IteratorProtocol<Element> {
                associatedtype Element
                mutating func next() -> Self.Element?
            }
            """#),
        StandardProtocol(module: "Swift", name: "KeyedDecodingContainerProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol KeyedDecodingContainerProtocol {
                associatedtype Key: CodingKey
                var codingPath: [any CodingKey] { get }
                var allKeys: [Self.Key] { get }
                func contains(_ key: Self.Key) -> Bool
                func decodeNil(forKey key: Self.Key) throws -> Bool
                func decode(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool
                func decode(_ type: String.Type, forKey key: Self.Key) throws -> String
                func decode(_ type: Double.Type, forKey key: Self.Key) throws -> Double
                func decode(_ type: Float.Type, forKey key: Self.Key) throws -> Float
                func decode(_ type: Int.Type, forKey key: Self.Key) throws -> Int
                func decode(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8
                func decode(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16
                func decode(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32
                func decode(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decode(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128
                func decode(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt
                func decode(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8
                func decode(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16
                func decode(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32
                func decode(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decode(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128
                func decode<T>(_ type: T.Type, forKey key: Self.Key) throws -> T where T: Decodable
                @_hasDefault func decodeIfPresent(_ type: Bool.Type, forKey key: Self.Key) throws -> Bool?
                @_hasDefault func decodeIfPresent(_ type: String.Type, forKey key: Self.Key) throws -> String?
                @_hasDefault func decodeIfPresent(_ type: Double.Type, forKey key: Self.Key) throws -> Double?
                @_hasDefault func decodeIfPresent(_ type: Float.Type, forKey key: Self.Key) throws -> Float?
                @_hasDefault func decodeIfPresent(_ type: Int.Type, forKey key: Self.Key) throws -> Int?
                @_hasDefault func decodeIfPresent(_ type: Int8.Type, forKey key: Self.Key) throws -> Int8?
                @_hasDefault func decodeIfPresent(_ type: Int16.Type, forKey key: Self.Key) throws -> Int16?
                @_hasDefault func decodeIfPresent(_ type: Int32.Type, forKey key: Self.Key) throws -> Int32?
                @_hasDefault func decodeIfPresent(_ type: Int64.Type, forKey key: Self.Key) throws -> Int64?
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decodeIfPresent(_ type: Int128.Type, forKey key: Self.Key) throws -> Int128?
                @_hasDefault func decodeIfPresent(_ type: UInt.Type, forKey key: Self.Key) throws -> UInt?
                @_hasDefault func decodeIfPresent(_ type: UInt8.Type, forKey key: Self.Key) throws -> UInt8?
                @_hasDefault func decodeIfPresent(_ type: UInt16.Type, forKey key: Self.Key) throws -> UInt16?
                @_hasDefault func decodeIfPresent(_ type: UInt32.Type, forKey key: Self.Key) throws -> UInt32?
                @_hasDefault func decodeIfPresent(_ type: UInt64.Type, forKey key: Self.Key) throws -> UInt64?
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decodeIfPresent(_ type: UInt128.Type, forKey key: Self.Key) throws -> UInt128?
                @_hasDefault func decodeIfPresent<T>(_ type: T.Type, forKey key: Self.Key) throws -> T? where T: Decodable
                func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Self.Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
                func nestedUnkeyedContainer(forKey key: Self.Key) throws -> any UnkeyedDecodingContainer
                func superDecoder() throws -> any Decoder
                func superDecoder(forKey key: Self.Key) throws -> any Decoder
            }
            """#),
        StandardProtocol(module: "Swift", name: "KeyedEncodingContainerProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol KeyedEncodingContainerProtocol {
                associatedtype Key: CodingKey
                var codingPath: [any CodingKey] { get }
                mutating func encodeNil(forKey key: Self.Key) throws
                mutating func encode(_ value: Bool, forKey key: Self.Key) throws
                mutating func encode(_ value: String, forKey key: Self.Key) throws
                mutating func encode(_ value: Double, forKey key: Self.Key) throws
                mutating func encode(_ value: Float, forKey key: Self.Key) throws
                mutating func encode(_ value: Int, forKey key: Self.Key) throws
                mutating func encode(_ value: Int8, forKey key: Self.Key) throws
                mutating func encode(_ value: Int16, forKey key: Self.Key) throws
                mutating func encode(_ value: Int32, forKey key: Self.Key) throws
                mutating func encode(_ value: Int64, forKey key: Self.Key) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: Int128, forKey key: Self.Key) throws
                mutating func encode(_ value: UInt, forKey key: Self.Key) throws
                mutating func encode(_ value: UInt8, forKey key: Self.Key) throws
                mutating func encode(_ value: UInt16, forKey key: Self.Key) throws
                mutating func encode(_ value: UInt32, forKey key: Self.Key) throws
                mutating func encode(_ value: UInt64, forKey key: Self.Key) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: UInt128, forKey key: Self.Key) throws
                mutating func encode<T>(_ value: T, forKey key: Self.Key) throws where T: Encodable
                @_hasDefault mutating func encodeConditional<T>(_ object: T, forKey key: Self.Key) throws where T: AnyObject, T: Encodable
                @_hasDefault mutating func encodeIfPresent(_ value: Bool?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: String?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Double?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Float?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Int?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Int8?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Int16?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Int32?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: Int64?, forKey key: Self.Key) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encodeIfPresent(_ value: Int128?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: UInt?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: UInt8?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: UInt16?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: UInt32?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent(_ value: UInt64?, forKey key: Self.Key) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encodeIfPresent(_ value: UInt128?, forKey key: Self.Key) throws
                @_hasDefault mutating func encodeIfPresent<T>(_ value: T?, forKey key: Self.Key) throws where T: Encodable
                mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Self.Key) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
                mutating func nestedUnkeyedContainer(forKey key: Self.Key) -> any UnkeyedEncodingContainer
                mutating func superEncoder() -> any Encoder
                mutating func superEncoder(forKey key: Self.Key) -> any Encoder
            }
            """#),
        StandardProtocol(module: "Swift", name: "LazyCollectionProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Self.Elements: Collection {}
            """#),
        StandardProtocol(module: "Swift", name: "LazySequenceProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol LazySequenceProtocol: Sequence {
                associatedtype Elements: Sequence = Self where Self.Element == Self.Elements.Element
                @_hasConstrainedDefault("Self == Self.Elements") var elements: Self.Elements { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "LocalizedError", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol LocalizedError: Error {
                @_hasDefault var errorDescription: String? { get }
                @_hasDefault var failureReason: String? { get }
                @_hasDefault var recoverySuggestion: String? { get }
                @_hasDefault var helpAnchor: String? { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "LosslessStringConvertible", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol LosslessStringConvertible: CustomStringConvertible {
                init?(_ description: String)
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "MarkdownDecodableAttributedStringKey", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {
                @_hasConstrainedDefault("Self: DecodableAttributedStringKey") static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
                @_hasDefault static var markdownName: String { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "MirrorPath", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MirrorPath {}
            """#),
        StandardProtocol(module: "Swift", name: "MutableCollection", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MutableCollection<Element>: Collection where Self.SubSequence: MutableCollection {
                associatedtype Element
                associatedtype Index
                associatedtype SubSequence
                @_hasConstrainedDefault("Self.Index == (UnboundedRange_) -> Void, Self.Element == SubSequence") @_hasConstrainedDefault("Self.SubSequence == Slice<Self>, Self.Index == Range<Index>, Self.Element == Slice<Self>") override subscript(position: Self.Index) -> Self.Element { get set }
                @_hasConstrainedDefault("Self.SubSequence == Slice<Self>") override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get set }
                @_hasDefault mutating func partition(by belongsInSecondPartition: (Self.Element) throws -> Bool) rethrows -> Self.Index
                @_hasDefault mutating func swapAt(_ i: Self.Index, _ j: Self.Index)
                @_hasDefault mutating func withContiguousMutableStorageIfAvailable<R>(_ body: (_ buffer: inout UnsafeMutableBufferPointer<Self.Element>) throws -> R) rethrows -> R?
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "MutableDataProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
                @_hasDefault mutating func resetBytes<R>(in range: R) where R: RangeExpression, Self.Index == R.Bound
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSCacheDelegate", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSCacheDelegate: NSObjectProtocol {
                func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSCoding", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSCoding {
                func encode(with aCoder: NSCoder)
                init?(coder aDecoder: NSCoder)
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSCopying", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSCopying {
                func copy(with zone: NSZone?) -> Any
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSDecimalNumberBehaviors", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSDecimalNumberBehaviors {
                func roundingMode() -> NSDecimalNumber.RoundingMode
                func scale() -> Int16
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSKeyedArchiverDelegate", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSKeyedArchiverDelegate: AnyObject {
                func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
                func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
                func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
                func archiverWillFinish(_ archiver: NSKeyedArchiver)
                func archiverDidFinish(_ archiver: NSKeyedArchiver)
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSKeyedUnarchiverDelegate", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSKeyedUnarchiverDelegate: AnyObject {
                func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass?
                func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
                func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
                func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
                func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSLocking", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSLocking {
                func lock()
                func unlock()
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSMutableCopying", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSMutableCopying {
                func mutableCopy(with zone: NSZone?) -> Any
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSObjectProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSObjectProtocol: AnyObject {
                func isEqual(_ object: Any?) -> Bool
                var hash: Int { get }
                func `self`() -> Self
                func isProxy() -> Bool
                var description: String { get }
                @_hasDefault var debugDescription: String { get }
            }
            """#),
        StandardProtocol(module: "Foundation", name: "NSSecureCoding", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol NSSecureCoding: NSCoding {
                static var supportsSecureCoding: Bool { get }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "NotificationCenter.AsyncMessage", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol AsyncMessage: Sendable {
                associatedtype Subject
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "NotificationCenter.MainActorMessage", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MainActorMessage: SendableMetatype {
                associatedtype Subject
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "NotificationCenter.MessageIdentifier", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol MessageIdentifier {
                associatedtype MessageType
            }
            """#),
        StandardProtocol(module: "Swift", name: "Numeric", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
                init?<T>(exactly source: T) where T: BinaryInteger
                associatedtype Magnitude: Comparable, Numeric
                var magnitude: Self.Magnitude { get }
                static func * (lhs: Self, rhs: Self) -> Self
                static func *= (lhs: inout Self, rhs: Self)
            }
            """#),
        StandardProtocol(module: "Observation", name: "Observable", isolation: .unspecified, isSendable: false, declaration: #"""
            @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
            protocol Observable {}
            """#),
        StandardProtocol(module: "Swift", name: "OptionSet", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol OptionSet: RawRepresentable, SetAlgebra {
                associatedtype Element = Self
                init(rawValue: Self.RawValue)
                @_hasConstrainedDefault("Self.RawValue: FixedWidthInteger") override init()
                @_hasConstrainedDefault("Self == Self.Element") override func contains(_ member: Self.Element) -> Bool
                @_hasDefault override func union(_ other: Self) -> Self
                @_hasDefault override func intersection(_ other: Self) -> Self
                @_hasDefault override func symmetricDifference(_ other: Self) -> Self
                @_hasConstrainedDefault("Self == Self.Element") @discardableResult override mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element)
                @_hasConstrainedDefault("Self == Self.Element") @discardableResult override mutating func remove(_ member: Self.Element) -> Self.Element?
                @_hasConstrainedDefault("Self == Self.Element") @discardableResult override mutating func update(with newMember: Self.Element) -> Self.Element?
                @_hasConstrainedDefault("Self.RawValue: FixedWidthInteger") override mutating func formUnion(_ other: Self)
                @_hasConstrainedDefault("Self.RawValue: FixedWidthInteger") override mutating func formIntersection(_ other: Self)
                @_hasConstrainedDefault("Self.RawValue: FixedWidthInteger") override mutating func formSymmetricDifference(_ other: Self)
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "ParseStrategy", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ParseStrategy: Decodable, Encodable, Hashable {
                associatedtype ParseInput
                associatedtype ParseOutput
                func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "ParseableFormatStyle", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ParseableFormatStyle: FormatStyle {
                associatedtype Strategy: ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
                var parseStrategy: Self.Strategy { get }
            }
            """#),
        StandardProtocol(module: "Foundation", name: "PortDelegate", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol PortDelegate: AnyObject {
                func handle(_ message: PortMessage)
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "PredicateExpression", isolation: .unspecified, isSendable: false, declaration: #"""
            @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
            protocol PredicateExpression<Output> {
                associatedtype Output
                func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
            }
            """#),
        StandardProtocol(module: "Foundation", name: "ProgressReporting", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ProgressReporting: NSObjectProtocol {
                var progress: Progress { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "RandomAccessCollection", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RandomAccessCollection<Element>: BidirectionalCollection where Self.Indices: RandomAccessCollection, Self.SubSequence: RandomAccessCollection {
                associatedtype Element
                associatedtype Index
                associatedtype SubSequence
                associatedtype Indices
                @_hasConstrainedDefault("Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int") @_hasConstrainedDefault("Self.Indices == DefaultIndices<Self>") override var indices: Self.Indices { get }
                @_hasConstrainedDefault("Self.SubSequence == Slice<Self>") override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
                @_hasConstrainedDefault("Self.Index == (UnboundedRange_) -> Void, Self.Element == SubSequence") @_hasConstrainedDefault("Self.Index == RangeSet<Index>, Self.Element == DiscontiguousSlice<Self>") @_hasConstrainedDefault("Self.SubSequence == Slice<Self>, Self.Index == Range<Index>, Self.Element == Slice<Self>") override subscript(position: Self.Index) -> Self.Element { get }
                override var startIndex: Self.Index { get }
                override var endIndex: Self.Index { get }
                @_hasConstrainedDefault("Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int") override func index(before i: Self.Index) -> Self.Index
                @_hasDefault override func formIndex(before i: inout Self.Index)
                @_hasConstrainedDefault("Self.Index: Strideable, Self.Indices == Range<Self.Index>, Self.Index.Stride == Int") override func index(after i: Self.Index) -> Self.Index
                @_hasDefault override func formIndex(after i: inout Self.Index)
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
                @_hasDefault func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
                @_hasDefault func distance(from start: Self.Index, to end: Self.Index) -> Int
            }
            """#),
        StandardProtocol(module: "Swift", name: "RandomNumberGenerator", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RandomNumberGenerator {
                mutating func next() -> UInt64
            }
            """#),
        StandardProtocol(module: "Swift", name: "RangeExpression", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RangeExpression<Bound> {
                associatedtype Bound: Comparable
                func relative<C>(to collection: C) -> Range<Self.Bound> where C: Collection, Self.Bound == C.Index
                func contains(_ element: Self.Bound) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "RangeReplaceableCollection", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RangeReplaceableCollection<Element>: Collection where Self.SubSequence: RangeReplaceableCollection {
                associatedtype SubSequence
                init()
                mutating func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C) where C: Collection, Self.Element == C.Element
                @_hasDefault mutating func reserveCapacity(_ n: Int)
                @_hasDefault init(repeating repeatedValue: Self.Element, count: Int)
                @_hasDefault init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element
                @_hasDefault mutating func append(_ newElement: Self.Element)
                @_hasDefault mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element
                @_hasDefault mutating func insert(_ newElement: Self.Element, at i: Self.Index)
                @_hasDefault mutating func insert<S>(contentsOf newElements: S, at i: Self.Index) where S: Collection, Self.Element == S.Element
                @_hasDefault @discardableResult mutating func remove(at i: Self.Index) -> Self.Element
                @_hasDefault mutating func removeSubrange(_ bounds: Range<Self.Index>)
                @_hasDefault @discardableResult mutating func removeFirst() -> Self.Element
                @_hasDefault mutating func removeFirst(_ k: Int)
                @_hasDefault mutating func removeAll(keepingCapacity keepCapacity: Bool)
                @_hasDefault mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
                @_hasConstrainedDefault("Self.Index == (UnboundedRange_) -> Void, Self.Element == SubSequence") @_hasConstrainedDefault("Self.Index == RangeSet<Index>, Self.Element == DiscontiguousSlice<Self>") @_hasConstrainedDefault("Self.SubSequence == Slice<Self>, Self.Index == Range<Index>, Self.Element == Slice<Self>") override subscript(position: Self.Index) -> Self.Element { get }
                @_hasConstrainedDefault("Self.SubSequence == Slice<Self>") override subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "RawRepresentable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RawRepresentable<RawValue> {
                associatedtype RawValue
                @_hasSynthesizedDefault("enum") init?(rawValue: Self.RawValue)
                @_hasSynthesizedDefault("enum") var rawValue: Self.RawValue { get }
            }
            """#),
        StandardProtocol(module: "Foundation", name: "RecoverableError", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol RecoverableError: Error {
                var recoveryOptions: [String] { get }
                @_hasDefault func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (_ recovered: Bool) -> Void)
                func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
            }
            """#),
        StandardProtocol(module: "Foundation", name: "ReferenceConvertible", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol ReferenceConvertible: CustomDebugStringConvertible, CustomStringConvertible, Hashable {
                associatedtype ReferenceType: NSObject, NSCopying
            }
            """#),
        StandardProtocol(module: "_StringProcessing", name: "RegexComponent", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol RegexComponent<RegexOutput> {
                associatedtype RegexOutput
                var regex: Regex<Self.RegexOutput> { get }
            }
            """#),
        StandardProtocol(module: "Swift", name: "SIMD", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SIMD<Scalar>: CustomStringConvertible, Decodable, Encodable, ExpressibleByArrayLiteral, Hashable, SIMDStorage {
                associatedtype MaskStorage: SIMD where Self.MaskStorage.Scalar: FixedWidthInteger, Self.MaskStorage.Scalar: SignedInteger
                @_hasDefault override var description: String { get }
                @_hasDefault override init(from decoder: any Decoder) throws
                @_hasDefault override func encode(to encoder: any Encoder) throws
                @_hasConstrainedDefault("Self.ArrayLiteralElement == Scalar") override init(arrayLiteral elements: Self.ArrayLiteralElement...)
                @_hasDefault override func hash(into hasher: inout Hasher)
                @_hasDefault override static func == (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "SIMDScalar", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SIMDScalar: BitwiseCopyable {
                associatedtype SIMDMaskScalar: FixedWidthInteger, SIMDScalar, SignedInteger where Self.SIMDMaskScalar == Self.SIMDMaskScalar.SIMDMaskScalar
                associatedtype SIMD2Storage: SIMDStorage where Self.SIMD2Storage.Scalar == Self.SIMD32Storage.Scalar
                associatedtype SIMD4Storage: SIMDStorage where Self.SIMD4Storage.Scalar == Self.SIMD64Storage.Scalar
                associatedtype SIMD8Storage: SIMDStorage
                associatedtype SIMD16Storage: SIMDStorage where Self == Self.SIMD16Storage.Scalar, Self.SIMD16Storage.Scalar == Self.SIMD2Storage.Scalar
                associatedtype SIMD32Storage: SIMDStorage where Self.SIMD32Storage.Scalar == Self.SIMD4Storage.Scalar
                associatedtype SIMD64Storage: SIMDStorage where Self.SIMD64Storage.Scalar == Self.SIMD8Storage.Scalar
            }
            """#),
        StandardProtocol(module: "Swift", name: "SIMDStorage", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SIMDStorage {
                associatedtype Scalar: Decodable, Encodable, Hashable
                var scalarCount: Int { get }
                init()
                subscript(index: Int) -> Self.Scalar { get set }
            }
            """#),
        StandardProtocol(module: "Swift", name: "Sendable", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol Sendable: SendableMetatype {}
            """#),
        StandardProtocol(module: "Swift", name: "SendableMetatype", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SendableMetatype: ~Copyable, ~Escapable {}
            """#),
        StandardProtocol(module: "Swift", name: "Sequence", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Sequence<Element> {
                associatedtype Element where Self.Element == Self.Iterator.Element
                associatedtype Iterator: IteratorProtocol
                @_hasConstrainedDefault("Self == Self.Iterator") func makeIterator() -> Self.Iterator
                @_hasDefault var underestimatedCount: Int { get }
                @_hasDefault func withContiguousStorageIfAvailable<R>(_ body: (_ buffer: UnsafeBufferPointer<Self.Element>) throws -> R) rethrows -> R?
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "SerialExecutor", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol SerialExecutor: Executor {
                @_hasDefault @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ job: UnownedJob)
                @_hasDefault @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ job: consuming Job)
                @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func enqueue(_ job: consuming ExecutorJob)
                @_hasDefault func asUnownedSerialExecutor() -> UnownedSerialExecutor
                @_hasDefault @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *) func isSameExclusiveExecutionContext(other: Self) -> Bool
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func checkIsolated()
                @_hasDefault @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, *) func isIsolatingCurrentContext() -> Bool?
            }
            """#),
        StandardProtocol(module: "Swift", name: "SetAlgebra", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
                associatedtype Element
                init()
                func contains(_ member: Self.Element) -> Bool
                func union(_ other: Self) -> Self
                func intersection(_ other: Self) -> Self
                func symmetricDifference(_ other: Self) -> Self
                @discardableResult mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element)
                @discardableResult mutating func remove(_ member: Self.Element) -> Self.Element?
                @discardableResult mutating func update(with newMember: Self.Element) -> Self.Element?
                mutating func formUnion(_ other: Self)
                mutating func formIntersection(_ other: Self)
                mutating func formSymmetricDifference(_ other: Self)
                @_hasDefault func subtracting(_ other: Self) -> Self
                @_hasDefault func isSubset(of other: Self) -> Bool
                @_hasDefault func isDisjoint(with other: Self) -> Bool
                @_hasDefault func isSuperset(of other: Self) -> Bool
                @_hasDefault var isEmpty: Bool { get }
                @_hasDefault init<S>(_ sequence: S) where S: Sequence, Self.Element == S.Element
                @_hasDefault mutating func subtract(_ other: Self)
                @_hasConstrainedDefault("Self.ArrayLiteralElement == Self.Element") override init(arrayLiteral elements: Self.ArrayLiteralElement...)
            }
            """#),
        StandardProtocol(module: "Swift", name: "SignedInteger", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SignedInteger: BinaryInteger, SignedNumeric {
                @_hasDefault override static var isSigned: Bool { get }
                @_hasConstrainedDefault("Self: FixedWidthInteger") override init<T>(_ source: T) where T: BinaryInteger
                @_hasConstrainedDefault("Self: FixedWidthInteger") override init?<T>(exactly source: T) where T: BinaryInteger
            }
            """#),
        StandardProtocol(module: "Swift", name: "SignedNumeric", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SignedNumeric: Numeric {
                @_hasDefault prefix static func - (operand: Self) -> Self
                @_hasDefault mutating func negate()
            }
            """#),
        StandardProtocol(module: "Swift", name: "SingleValueDecodingContainer", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SingleValueDecodingContainer {
                var codingPath: [any CodingKey] { get }
                func decodeNil() -> Bool
                func decode(_ type: Bool.Type) throws -> Bool
                func decode(_ type: String.Type) throws -> String
                func decode(_ type: Double.Type) throws -> Double
                func decode(_ type: Float.Type) throws -> Float
                func decode(_ type: Int.Type) throws -> Int
                func decode(_ type: Int8.Type) throws -> Int8
                func decode(_ type: Int16.Type) throws -> Int16
                func decode(_ type: Int32.Type) throws -> Int32
                func decode(_ type: Int64.Type) throws -> Int64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decode(_ type: Int128.Type) throws -> Int128
                func decode(_ type: UInt.Type) throws -> UInt
                func decode(_ type: UInt8.Type) throws -> UInt8
                func decode(_ type: UInt16.Type) throws -> UInt16
                func decode(_ type: UInt32.Type) throws -> UInt32
                func decode(_ type: UInt64.Type) throws -> UInt64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) func decode(_ type: UInt128.Type) throws -> UInt128
                func decode<T>(_ type: T.Type) throws -> T where T: Decodable
            }
            """#),
        StandardProtocol(module: "Swift", name: "SingleValueEncodingContainer", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol SingleValueEncodingContainer {
                var codingPath: [any CodingKey] { get }
                mutating func encodeNil() throws
                mutating func encode(_ value: Bool) throws
                mutating func encode(_ value: String) throws
                mutating func encode(_ value: Double) throws
                mutating func encode(_ value: Float) throws
                mutating func encode(_ value: Int) throws
                mutating func encode(_ value: Int8) throws
                mutating func encode(_ value: Int16) throws
                mutating func encode(_ value: Int32) throws
                mutating func encode(_ value: Int64) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: Int128) throws
                mutating func encode(_ value: UInt) throws
                mutating func encode(_ value: UInt8) throws
                mutating func encode(_ value: UInt16) throws
                mutating func encode(_ value: UInt32) throws
                mutating func encode(_ value: UInt64) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: UInt128) throws
                mutating func encode<T>(_ value: T) throws where T: Encodable
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "SortComparator", isolation: .unspecified, isSendable: true, declaration: #"""
            @preconcurrency
            protocol SortComparator<Compared>: Hashable, Sendable {
                associatedtype Compared
                func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
                var order: SortOrder { get set }
            }
            """#),
        StandardProtocol(module: "FoundationEssentials", name: "StandardPredicateExpression", isolation: .unspecified, isSendable: true, declaration: #"""
            @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
            protocol StandardPredicateExpression<Output>: PredicateExpression, Decodable, Encodable, Sendable {}
            """#),
        StandardProtocol(module: "Foundation", name: "StreamDelegate", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol StreamDelegate: AnyObject {
                @_hasDefault func stream(_ aStream: Stream, handle eventCode: Stream.Event)
            }
            """#),
        StandardProtocol(module: "Swift", name: "Strideable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol Strideable<Stride>: Comparable {
                associatedtype Stride: Comparable, SignedNumeric
                func distance(to other: Self) -> Self.Stride
                func advanced(by n: Self.Stride) -> Self
                @_hasDefault override static func < (lhs: Self, rhs: Self) -> Bool
                @_hasDefault override static func == (lhs: Self, rhs: Self) -> Bool
            }
            """#),
        StandardProtocol(module: "Swift", name: "StringInterpolationProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol StringInterpolationProtocol {
                associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
                init(literalCapacity: Int, interpolationCount: Int)
                mutating func appendLiteral(_ literal: Self.StringLiteralType)
            }
            """#),
        StandardProtocol(module: "Swift", name: "StringProtocol", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable where Self.Element == Character, Self.Index == String.Index, Self.StringInterpolation == DefaultStringInterpolation, Self.SubSequence: StringProtocol {
                associatedtype UTF8View: Collection where Self.UTF8View.Element == UInt8, Self.UTF8View.Index == String.Index
                associatedtype UTF16View: BidirectionalCollection where Self.UTF16View.Element == UInt16, Self.UTF16View.Index == String.Index
                associatedtype UnicodeScalarView: BidirectionalCollection where Self.UnicodeScalarView.Element == Unicode.Scalar, Self.UnicodeScalarView.Index == String.Index
                associatedtype SubSequence = Substring
                var utf8: Self.UTF8View { get }
                var utf16: Self.UTF16View { get }
                var unicodeScalars: Self.UnicodeScalarView { get }
                func hasPrefix(_ prefix: String) -> Bool
                func hasSuffix(_ suffix: String) -> Bool
                func lowercased() -> String
                func uppercased() -> String
                init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
                init(cString nullTerminatedUTF8: UnsafePointer<CChar>)
                init<Encoding>(decodingCString nullTerminatedCodeUnits: UnsafePointer<Encoding.CodeUnit>, as sourceEncoding: Encoding.Type) where Encoding: _UnicodeEncoding
                func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
                func withCString<Result, Encoding>(encodedAs targetEncoding: Encoding.Type, _ body: (UnsafePointer<Encoding.CodeUnit>) throws -> Result) rethrows -> Result where Encoding: _UnicodeEncoding
                @_hasDefault override func hash(into hasher: inout Hasher)
            }
            """#),
        StandardProtocol(module: "_Concurrency", name: "TaskExecutor", isolation: .unspecified, isSendable: true, declaration: #"""
            @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
            protocol TaskExecutor: Executor {
                @_hasDefault func enqueue(_ job: UnownedJob)
                @_hasDefault @available(*, deprecated, message: "Implement 'enqueue(_: consuming ExecutorJob)' instead") func enqueue(_ job: consuming Job)
                func enqueue(_ job: consuming ExecutorJob)
                @_hasDefault func asUnownedTaskExecutor() -> UnownedTaskExecutor
            }
            """#),
        StandardProtocol(module: "Swift", name: "TextOutputStream", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol TextOutputStream {
                mutating func write(_ string: String)
            }
            """#),
        StandardProtocol(module: "Swift", name: "TextOutputStreamable", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol TextOutputStreamable {
                func write<Target>(to target: inout Target) where Target: TextOutputStream
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLAuthenticationChallengeSender", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {
                func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
                func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
                func cancel(_ challenge: URLAuthenticationChallenge)
                func performDefaultHandling(for challenge: URLAuthenticationChallenge)
                func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLProtocolClient", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLProtocolClient: NSObjectProtocol, Sendable {
                func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
                func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
                func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
                func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
                func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
                func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
                func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
                func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionDataDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionDataDelegate: URLSessionTaskDelegate {
                @_hasDefault func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
                @_hasDefault func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
                @_hasDefault func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
                @_hasDefault func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
                @_hasDefault func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionDelegate: NSObjectProtocol, Sendable {
                @_hasDefault func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
                @_hasDefault func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionDownloadDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
                func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
                @_hasDefault func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
                @_hasDefault func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionStreamDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
                @_hasDefault func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
                @_hasDefault func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
                @_hasDefault func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
                @_hasDefault func urlSession(_ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream, outputStream: OutputStream)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionTaskDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionTaskDelegate: URLSessionDelegate {
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
                @_hasDefault func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
            }
            """#),
        StandardProtocol(module: "FoundationNetworking", name: "URLSessionWebSocketDelegate", isolation: .unspecified, isSendable: true, declaration: #"""
            protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
                func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
                func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
            }
            """#),
        StandardProtocol(module: "Swift", name: "UnicodeCodec", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol UnicodeCodec: _UnicodeEncoding {
                init()
                mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult where I: IteratorProtocol, Self.CodeUnit == I.Element
                static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Self.CodeUnit) -> Void)
            }
            """#),
        StandardProtocol(module: "Swift", name: "UnkeyedDecodingContainer", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol UnkeyedDecodingContainer {
                var codingPath: [any CodingKey] { get }
                var count: Int? { get }
                var isAtEnd: Bool { get }
                var currentIndex: Int { get }
                mutating func decodeNil() throws -> Bool
                mutating func decode(_ type: Bool.Type) throws -> Bool
                mutating func decode(_ type: String.Type) throws -> String
                mutating func decode(_ type: Double.Type) throws -> Double
                mutating func decode(_ type: Float.Type) throws -> Float
                mutating func decode(_ type: Int.Type) throws -> Int
                mutating func decode(_ type: Int8.Type) throws -> Int8
                mutating func decode(_ type: Int16.Type) throws -> Int16
                mutating func decode(_ type: Int32.Type) throws -> Int32
                mutating func decode(_ type: Int64.Type) throws -> Int64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func decode(_ type: Int128.Type) throws -> Int128
                mutating func decode(_ type: UInt.Type) throws -> UInt
                mutating func decode(_ type: UInt8.Type) throws -> UInt8
                mutating func decode(_ type: UInt16.Type) throws -> UInt16
                mutating func decode(_ type: UInt32.Type) throws -> UInt32
                mutating func decode(_ type: UInt64.Type) throws -> UInt64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func decode(_ type: UInt128.Type) throws -> UInt128
                mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
                @_hasDefault mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
                @_hasDefault mutating func decodeIfPresent(_ type: String.Type) throws -> String?
                @_hasDefault mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
                @_hasDefault mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
                @_hasDefault mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
                @_hasDefault mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
                @_hasDefault mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
                @_hasDefault mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
                @_hasDefault mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128?
                @_hasDefault mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
                @_hasDefault mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
                @_hasDefault mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
                @_hasDefault mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
                @_hasDefault mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128?
                @_hasDefault mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
                mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
                mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
                mutating func superDecoder() throws -> any Decoder
            }
            """#),
        StandardProtocol(module: "Swift", name: "UnkeyedEncodingContainer", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol UnkeyedEncodingContainer {
                var codingPath: [any CodingKey] { get }
                var count: Int { get }
                mutating func encodeNil() throws
                mutating func encode(_ value: Bool) throws
                mutating func encode(_ value: String) throws
                mutating func encode(_ value: Double) throws
                mutating func encode(_ value: Float) throws
                mutating func encode(_ value: Int) throws
                mutating func encode(_ value: Int8) throws
                mutating func encode(_ value: Int16) throws
                mutating func encode(_ value: Int32) throws
                mutating func encode(_ value: Int64) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: Int128) throws
                mutating func encode(_ value: UInt) throws
                mutating func encode(_ value: UInt8) throws
                mutating func encode(_ value: UInt16) throws
                mutating func encode(_ value: UInt32) throws
                mutating func encode(_ value: UInt64) throws
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode(_ value: UInt128) throws
                mutating func encode<T>(_ value: T) throws where T: Encodable
                @_hasDefault mutating func encodeConditional<T>(_ object: T) throws where T: AnyObject, T: Encodable
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Bool
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == String
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Double
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Float
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int8
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int16
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int32
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int128
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt8
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt16
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt32
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt64
                @_hasDefault @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt128
                @_hasDefault mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element: Encodable
                mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
                mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
                mutating func superEncoder() -> any Encoder
            }
            """#),
        StandardProtocol(module: "Swift", name: "UnsafeSendable", isolation: .unspecified, isSendable: true, declaration: #"""
            @available(*, deprecated, message: "Use @unchecked Sendable instead")
            @available(swift, obsoleted: 6.0, message: "Use @unchecked Sendable instead")
            protocol UnsafeSendable: Sendable {}
            """#),
        StandardProtocol(module: "Swift", name: "UnsignedInteger", isolation: .unspecified, isSendable: false, declaration: #"""
            protocol UnsignedInteger: BinaryInteger {
                @_hasDefault override static var isSigned: Bool { get }
                @_hasConstrainedDefault("Self: FixedWidthInteger") override init<T>(_ source: T) where T: BinaryInteger
                @_hasConstrainedDefault("Self: FixedWidthInteger") override init?<T>(exactly source: T) where T: BinaryInteger
                @_hasConstrainedDefault("Self.Magnitude == Self") override var magnitude: Self.Magnitude { get }
            }
            """#),
    ]
}
