/// The concrete types that `--verify` puts in the place of associated types.
enum Witnesses {
    private static let hidden = "an underscored requirement that interfaces hide"
    private static let serialized =
        "its generic requirements take constraints from SerializationRequirement that no declaration shows"

    /// Protocols that no ordinary type can conform to by hand, with the reason.
    static let untested = [
        "CVarArg": hidden,
        "Copyable": "built in",
        "DistributedActor": "the examples below prove it",
        "DistributedActorSystem": serialized,
        "DistributedTargetInvocationDecoder": serialized,
        "DistributedTargetInvocationEncoder": serialized,
        "DistributedTargetInvocationResultHandler": serialized,
        "Escapable": "built in",
        "FixedWidthInteger": hidden,
        "ReferenceConvertible": "inherits an underscored protocol that interfaces hide",
        "SIMD": "its storage is a vector of the compiler",
        "SIMDScalar": "its storage is a vector of the compiler",
        "UnicodeCodec": "inherits an underscored protocol that interfaces hide",
    ]

    private static let bytes = ["Element": "UInt8", "Iterator": "Array<UInt8>.Iterator"]
    private static let coded = ["DecodingConfiguration": "Int", "EncodingConfiguration": "Int"]
    private static let floating = ["Magnitude": "Self", "Stride": "Self", "Exponent": "Int"]
    private static let scope = [
        "DecodingConfiguration": "AttributeScopeCodableConfiguration",
        "EncodingConfiguration": "AttributeScopeCodableConfiguration",
    ]

    /// Associated types by the protocol that has them; a refining protocol's win over those that it inherits.
    static let associated: [String: [String: String]] = [
        "AsyncIteratorProtocol": ["Element": "Int", "Failure": "any Error"],
        "AsyncSequence": ["Element": "Int", "AsyncIterator": "AsyncStream<Int>.Iterator", "Failure": "Never"],
        "AtomicOptionalRepresentable": ["AtomicOptionalRepresentation": "UInt.AtomicRepresentation"],
        "AtomicRepresentable": ["AtomicRepresentation": "UInt.AtomicRepresentation"],
        "AttributedStringKey": ["Value": "Int"],
        "AttributeScope": scope,
        "BinaryFloatingPoint": ["RawSignificand": "UInt64", "RawExponent": "UInt", "FloatLiteralType": "Double"],
        "BinaryInteger": ["Words": "[UInt]", "Magnitude": "UInt", "Stride": "Int"],
        "CaseIterable": ["AllCases": "[Self]"],
        "Clock": ["Duration": "Swift.Duration", "Instant": "ContinuousClock.Instant"],
        "Collection": ["Index": "Int", "SubSequence": "Slice<Self>", "Indices": "DefaultIndices<Self>"],
        "DataProtocol": bytes.merging(["Regions": "CollectionOfOne<Data>"]) { $1 },
        "DecodableWithConfiguration": coded,
        "DecodingConfigurationProviding": coded,
        "EncodableWithConfiguration": coded,
        "EncodingConfigurationProviding": coded,
        "ExpressibleByArrayLiteral": ["ArrayLiteralElement": "Int"],
        "ExpressibleByBooleanLiteral": ["BooleanLiteralType": "Bool"],
        "ExpressibleByDictionaryLiteral": ["Key": "String", "Value": "Int"],
        "ExpressibleByExtendedGraphemeClusterLiteral": ["ExtendedGraphemeClusterLiteralType": "String"],
        "ExpressibleByFloatLiteral": ["FloatLiteralType": "Double"],
        "ExpressibleByIntegerLiteral": ["IntegerLiteralType": "Int"],
        "ExpressibleByStringInterpolation": ["StringInterpolation": "DefaultStringInterpolation"],
        "ExpressibleByStringLiteral": ["StringLiteralType": "String"],
        "ExpressibleByUnicodeScalarLiteral": ["UnicodeScalarLiteralType": "String"],
        "FloatingPoint": floating,
        "FormatStyle": ["FormatInput": "Int", "FormatOutput": "String"],
        "GlobalActor": ["ActorType": "MainActor"],
        "Identifiable": ["ID": "Int"],
        "InstantProtocol": ["Duration": "Swift.Duration"],
        "IteratorProtocol": ["Element": "Int"],
        "KeyedDecodingContainerProtocol": ["Key": "SampleKey"],
        "KeyedEncodingContainerProtocol": ["Key": "SampleKey"],
        "LazySequenceProtocol": ["Elements": "[Int]"],
        "MutableDataProtocol": bytes,
        "NotificationCenter.AsyncMessage": ["Subject": "NSObject"],
        "NotificationCenter.MainActorMessage": ["Subject": "NSObject"],
        "NotificationCenter.MessageIdentifier": ["MessageType": "SampleMessage"],
        "Numeric": ["Magnitude": "UInt"],
        "OptionSet": ["Element": "Self", "ArrayLiteralElement": "Self"],
        "ParseStrategy": ["ParseInput": "String", "ParseOutput": "Int"],
        "ParseableFormatStyle": ["FormatInput": "Int", "FormatOutput": "String", "Strategy": "SampleStrategy"],
        "PredicateExpression": ["Output": "Bool"],
        "RangeExpression": ["Bound": "Int"],
        "RawRepresentable": ["RawValue": "Int"],
        "RegexComponent": ["RegexOutput": "Substring"],
        "SIMDStorage": ["Scalar": "Int"],
        "Sequence": ["Element": "Int", "Iterator": "Array<Int>.Iterator"],
        "SetAlgebra": ["Element": "Int"],
        "SortComparator": ["Compared": "Int"],
        "Strideable": ["Stride": "Int"],
        "StringProtocol": [
            "Element": "Character", "Index": "String.Index", "Iterator": "String.Iterator", "SubSequence": "Substring",
            "UTF8View": "String.UTF8View", "UTF16View": "String.UTF16View",
            "UnicodeScalarView": "String.UnicodeScalarView",
        ],
        "StringInterpolationProtocol": ["StringLiteralType": "String"],
        "UnsignedInteger": ["Magnitude": "Self"],
    ]

    /// Members that an example needs beside what the table asks for.
    static let extra: [String: [String]] = [
        "StringInterpolationProtocol": ["mutating func appendInterpolation(_ value: Int) {}"]
    ]

    /// Requirements that a generic default can stand for though it was not meant to: it would call itself for ever.
    static let stoodFor: Set<Defaults.Subject> = [
        Defaults.Subject("AsyncIteratorProtocol", "next"),
        Defaults.Subject("BinaryFloatingPoint", "init"),
        Defaults.Subject("StringProtocol", "hasPrefix"),
        Defaults.Subject("StringProtocol", "hasSuffix"),
    ]

    /// What all examples share.
    static let preamble = """
        import Distributed
        import Foundation
        import FoundationNetworking
        import Observation
        import RegexBuilder
        import Synchronization
        enum SampleKey: CodingKey { case sample }
        struct SampleMessage: NotificationCenter.AsyncMessage { typealias Subject = NSObject }
        struct SampleStrategy: ParseStrategy { func parse(_ value: String) throws -> Int { 1 } }

        """

    /// Types for which the compiler is said to write everything, by the protocol and the kind of the type.
    static let synthesized = [
        "Equatable-struct": "struct A1: Equatable { var a: Int }",
        "Equatable-enum": "enum A2: Equatable { case a(Int) }",
        "Hashable-struct": "struct A3: Hashable { var a: Int }",
        "Hashable-enum": "enum A4: Hashable { case a(Int) }",
        "Hashable-class": """
        class A5: Hashable { static func == (l: A5, r: A5) -> Bool { true }
        func hash(into h: inout Hasher) {} }
        """,
        "Hashable-actor": """
        actor A6: Hashable { static func == (l: A6, r: A6) -> Bool { true }
        nonisolated func hash(into h: inout Hasher) {} }
        """,
        "Comparable-enum": "enum A7: Comparable { case a, b(Int) }",
        "Encodable-struct": "struct A8: Encodable { var a: Int }",
        "Encodable-enum": "enum A9: Encodable { case a(Int) }",
        "Encodable-class": "class A10: Encodable { var a = 1 }",
        "Decodable-struct": "struct A11: Decodable { var a: Int }",
        "Decodable-enum": "enum A12: Decodable { case a(Int) }",
        "Decodable-class": "class A13: Decodable { var a = 1 }",
        "CaseIterable-enum": "enum A14: CaseIterable { case a }",
        "RawRepresentable-enum": "enum A15: Int, RawRepresentable { case a }",
        "CodingKey-enum": "enum A16: CodingKey { case a }",
        "Actor-actor": "actor A17: Actor {}",
        "DistributedActor-actor": """
        distributed actor A18: DistributedActor { typealias ActorSystem = LocalTestingDistributedActorSystem }
        """,
    ]
}
