import Testing

@testable import UnderstudySemantics

@Suite("The table of standard protocols")
struct StandardProtocolsTests {
    @Test("is sorted by name, each name once, in both of its parts")
    func sortedByName() {
        for table in [StandardProtocols.generated, StandardProtocols.supplement] {
            for (former, latter) in zip(table, table.dropFirst()) {
                #expect(former.name < latter.name)
            }
        }
        #expect(Set(StandardProtocols.all.map(\.name)).count == StandardProtocols.all.count)
    }

    @Test("finds every entry by its name, alone and behind its module")
    func findsEveryEntry() {
        for entry in StandardProtocols.all {
            #expect(StandardProtocols.declaration(named: entry.name) == entry)
            #expect(StandardProtocols.declaration(named: "\(entry.module).\(entry.name)") == entry)
        }
    }

    @Test("finds nothing for other names", arguments: ["", "A", "Zebra", "Sequenc", "Foundation.Sequence", "Swift."])
    func findsNothing(name: String) {
        #expect(StandardProtocols.declaration(named: name) == nil)
    }

    @Test(
        "lets a module answer for what it exports again",
        arguments: [("Swift.Actor", "_Concurrency"), ("Foundation.LocalizedError", "FoundationEssentials")]
    )
    func findsReexported(name: String, module: String) {
        #expect(StandardProtocols.declaration(named: name)?.module == module)
    }

    @Test(
        "has the protocols that people inherit from",
        arguments: [
            "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Error",
            "LocalizedError", "CustomStringConvertible", "Sequence", "IteratorProtocol", "Collection", "AsyncSequence",
            "AsyncIteratorProtocol", "Actor", "AnyActor", "ExpressibleByStringLiteral", "CaseIterable", "Clock",
            "RawRepresentable", "OptionSet", "NSObjectProtocol", "ObservableObject", "View", "DistributedActor",
            "Observable", "AtomicRepresentable", "RegexComponent", "URLSessionDelegate", "NSCoding",
        ]
    )
    func hasWhatPeopleInheritFrom(name: String) {
        #expect(StandardProtocols.declaration(named: name) != nil)
    }

    @Test("gives whole declarations: primary associated types, inheritance and where clauses")
    func wholeDeclarations() {
        #expect(
            StandardProtocols.declaration(named: "IteratorProtocol")?.declaration == """
                protocol IteratorProtocol<Element> {
                    associatedtype Element
                    mutating func next() -> Self.Element?
                }
                """
        )
        let collection = StandardProtocols.declaration(named: "MutableCollection")?.declaration
        #expect(
            collection?.hasPrefix(
                "protocol MutableCollection<Element>: Collection where Self.SubSequence: MutableCollection {"
            ) == true
        )
    }

    @Test(
        "marks what needs no implementation, and what needs none only sometimes",
        arguments: [
            (
                "Actor",
                #"@_hasSynthesizedDefault("actor") nonisolated var unownedExecutor: UnownedSerialExecutor { get }"#
            ),
            ("AsyncIteratorProtocol", "mutating func next() async throws -> Self.Element?"),
            ("CaseIterable", #"@_hasSynthesizedDefault("enum") static var allCases: Self.AllCases { get }"#),
            ("Collection", "@_hasDefault var count: Int { get }"),
            ("Collection", "var startIndex: Self.Index { get }"),
            ("Comparable", #"@_hasSynthesizedDefault("enum") static func < (lhs: Self, rhs: Self) -> Bool"#),
            ("Comparable", "@_hasDefault static func > (lhs: Self, rhs: Self) -> Bool"),
            ("Hashable", "@_hasDefault var hashValue: Int { get }"),
            (
                "Identifiable",
                #"@_hasConstrainedDefault("Self: AnyObject, Self.ID == ObjectIdentifier") var id: Self.ID { get }"#
            ),
            ("LocalizedError", "@_hasDefault var errorDescription: String? { get }"),
            ("NSCoding", "init?(coder aDecoder: NSCoder)"),
            ("Sequence", #"@_hasConstrainedDefault("Self == Self.Iterator") func makeIterator() -> Self.Iterator"#),
            ("Strideable", "@_hasDefault override static func < (lhs: Self, rhs: Self) -> Bool"),
        ]
    )
    func marks(name: String, line: String) throws {
        let entry = try #require(StandardProtocols.declaration(named: name))
        let lines = entry.declaration.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.filter { $0 == line }.count == 1)
    }

    @Test("knows isolation and sendability, inherited ones too")
    func facts() {
        #expect(StandardProtocols.declaration(named: "Actor")?.isolation == .actor)
        #expect(StandardProtocols.declaration(named: "DistributedActor")?.isolation == .actor)
        #expect(StandardProtocols.declaration(named: "View")?.isolation == .globalActor("MainActor"))
        #expect(StandardProtocols.declaration(named: "LocalizedError")?.isSendable == true)
        #expect(StandardProtocols.declaration(named: "Hashable")?.isSendable == false)
    }
}
