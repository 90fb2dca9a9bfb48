import Testing
import UnderstudyDoubles

/// Properties whose types the first value tells, and those whose types are written.
@Suite("Types that first values tell")
struct InferredTypeTests {
    /// A requirement, and the property of a double for it.
    static let rows = [
        ("name: String", #"var name = """#),
        ("count: Int", "var count = 0"),
        ("isOn: Bool", "var isOn = false"),
        ("date: Date", "var date = Date(timeIntervalSince1970: 0)"),
        ("parts: DateComponents", "var parts = DateComponents()"),
        ("note: Note", #"var note = Note(id: 0, title: "")"#),
        ("folder: Folder.Tag", "var folder = Folder.Tag()"),
        ("`default`: Int", "var `default` = 0"),
        ("ratio: Double", "var ratio: Double = 0"),
        ("share: Float", "var share: Float = 0"),
        ("id: Int64", "var id: Int64 = 0"),
        ("width: CGFloat", "var width: CGFloat = 0"),
        ("letter: Character", #"var letter: Character = " ""#),
        ("title: Title", #"var title: Title = """#),
        ("colour: Colour", "var colour: Colour = .red"),
        ("names: [String]", "var names: [String] = []"),
        ("stream: AsyncStream<Int>", "var stream: AsyncStream<Int> = AsyncStream { $0.finish() }"),
        ("either: Result<Int, Never>", "var either: Result<Int, Never> = .success(0)"),
        ("last: String?", "var last: String?"),
    ]

    private static let declarations = """
        import Foundation
        typealias Title = String
        struct Note { let id: Int; let title: String }
        enum Folder { struct Tag { init() {} } }
        enum Colour { case red }

        """

    private func line(
        _ requirement: String, _ kind: DoubleKind = .stub, accessors: String = "{ get }", beside others: String = "",
        isSendable: Bool = false, options: DoubleOptions = DoubleOptions()
    ) throws -> [String] {
        let conformance = isSendable ? ": Sendable" : ""
        let text = Self.declarations + others + "\nprotocol P\(conformance) { var \(requirement) \(accessors) }"
        let name = String(requirement.prefix { $0 != ":" })
        return try Emission(text, options: options).lines(kind, with: "var \(name)")
    }

    @Test("are left to them", arguments: rows)
    func left(_ requirement: String, _ line: String) throws {
        #expect(try self.line(requirement) == [line])
    }

    @Test("are left to them behind a lock, too, and where settings are recorded")
    func inOtherPlaces() throws {
        #expect(try line("name: String", isSendable: true).first == #"var name = """#)
        #expect(
            try line("count: Int", .spy, accessors: "{ get set }").last
                == "var count = 0 { didSet { countSetCalls.append(count) } }")
    }

    @Test(
        "are written where the sources give names or literals another type",
        arguments: ["struct String: ExpressibleByStringLiteral {}", "typealias StringLiteralType = Substring"])
    func otherMeaning(_ declaration: String) throws {
        var options = DoubleOptions()
        options.defaultValues["String"] = #""""#
        let found = try line("name: String", beside: declaration, options: options)
        #expect(found.count == 1 && found[0].hasPrefix("var name: "), "\(found)")
    }

    @Test("follow values of the configuration only where these are literals")
    func configured() throws {
        var options = DoubleOptions()
        options.defaultValues["String"] = #""none""#
        options.defaultValues["Note"] = "Note(id: 7).copy()"
        #expect(try line("name: String", options: options) == [#"var name = "none""#])
        #expect(try line("note: Note", options: options) == ["var note: Note = Note(id: 7).copy()"])
    }
}
