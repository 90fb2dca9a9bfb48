import Testing

@testable import UnderstudySemantics

@Suite("Names of the platform's protocols")
struct StandardNameTests {
    /// Every name that something asks for.
    static let asked: [StandardProtocol.Name] = [
        .asyncIteratorProtocol, .asyncSequence, .bidirectionalCollection, .binaryFloatingPoint, .binaryInteger,
        .caseIterable, .collection, .comparable, .customDebugStringConvertible, .customNSError, .customReflectable,
        .customStringConvertible, .dataProtocol, .decodable, .distributedActor, .encodable, .equatable,
        .expressibleByArrayLiteral, .expressibleByBooleanLiteral, .expressibleByExtendedGraphemeClusterLiteral,
        .expressibleByFloatLiteral, .expressibleByIntegerLiteral, .expressibleByNilLiteral,
        .expressibleByStringInterpolation, .expressibleByStringLiteral, .expressibleByUnicodeScalarLiteral,
        .fixedWidthInteger, .floatingPoint, .hashable, .identifiable, .iteratorProtocol, .localizedError,
        .losslessStringConvertible, .mutableCollection, .mutableDataProtocol, .optionSet, .randomAccessCollection,
        .rangeReplaceableCollection, .rawRepresentable, .sequence, .setAlgebra, .signedInteger, .simd, .simdScalar,
        .unsignedInteger,
    ]

    @Test("are names that the table has", arguments: asked)
    func inTable(_ name: StandardProtocol.Name) {
        #expect(StandardProtocols.declaration(named: name.text)?.name == name.text)
    }

    static let refined: [(String, Set<StandardProtocol.Name>)] = [
        ("protocol P {}", []), ("protocol P: Hashable {}", [.equatable, .hashable]),
        ("protocol P: Codable {}", [.decodable, .encodable]),
        ("protocol Q: Equatable {}\nprotocol P: Q {}", [.equatable]),
        ("protocol Hashable {}\nprotocol P: Hashable {}", []),
        ("protocol P where Self: CaseIterable {}", [.caseIterable]),
        ("protocol P: Swift.Comparable {}", [.comparable, .equatable]),
    ]

    @Test("are found among what a protocol inherits", arguments: refined)
    func refines(_ text: String, _ names: Set<StandardProtocol.Name>) throws {
        let found = index(text)
        let resolved = found.resolve(try #require(found.protocols(named: "P").first))
        #expect(resolved.standardNames == names)
        for name in Self.asked { #expect(resolved.refines(name) == names.contains(name), "\(name)") }
    }

    @Test("say where a requirement comes from")
    func origins() throws {
        let found = index("protocol P: CustomStringConvertible { func f() }")
        let resolved = found.resolve(try #require(found.protocols(named: "P").first))
        let origins = resolved.requirements.map(\.standardOrigin)
        #expect(origins == [nil, .customStringConvertible])
    }

    @Test("are in alphabetical order")
    func order() {
        #expect([StandardProtocol.Name.setAlgebra, .optionSet].min() == .optionSet)
        #expect("\(StandardProtocol.Name.optionSet)" == "OptionSet")
    }
}
