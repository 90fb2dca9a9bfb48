import Testing

@testable import UnderstudySemantics

/// Which types are doubles, and of what.
@Suite("Doubles in sources")
struct OwnedDoubleTests {
    /// What stands above a type, and what that says of it.
    static let headers: [(String, kind: String?, of: String?)] = [
        ("/// A spy of `P`, yours to edit.", "spy", "P"),
        ("/// A fake of `Notes.P`, yours to edit.", "fake", "Notes.P"),
        ("/// The contract of `P`, yours to fill in: what each has to do.", "contract", "P"),
        ("/// An own-kind of `P`, yours to edit.", "own-kind", "P"),
        ("/// A spy of `P`, yours to edit.\n///\n/// `a()` keeps its default implementation.", "spy", "P"),
        ("/// A spy of `P`, yours to edit.\n@MainActor", "spy", "P"),
        ("/// A spy of `P`, yours to edit.\n\n", "spy", "P"),
        ("/// A spy of `P`, yours to edit.\nlet a = 1", nil, nil), ("/// A spy of P, yours to edit.", nil, nil),
        ("/// A spy for `P`, yours to edit.", nil, nil), ("/// Yours to edit.", nil, nil),
        ("/// A spy of `P`.", nil, nil),
    ]

    @Test("are known by their headers", arguments: headers)
    func header(_ header: String, _ kind: String?, _ name: String?) throws {
        let found = index("protocol P { func a() }\n\(header)\nfinal class Watcher: P { func a() {} }").ownedDoubles()
        #expect(found.first?.kind == kind)
        #expect(found.first?.headerName == name)
        #expect(found.count == (kind == nil ? 0 : 1))
    }

    /// Names of types that conform to `NoteStore`, and the kind of double that they are in tests.
    static let names: [(String, String?)] = [
        ("NoteStoreSpy", "spy"), ("SpyNoteStore", "spy"), ("NoteStoreMock", "mock"), ("MockNoteStore", "mock"),
        ("NoteStoreFake", "fake"), ("NoteStoreClient", "client"), ("NoteStoreWrapper", "wrapper"),
        ("NoteStoreDummy", "dummy"), ("StubNoteStore", "stub"), ("NotesSpy", nil), ("NoteStore2Spy", nil),
        ("NoteStoreHelper", nil), ("Spy", nil), ("RealNoteStore", nil),
    ]

    @Test("are known by their names in tests", arguments: names)
    func name(_ name: String, _ kind: String?) throws {
        let found = index(
            "import XCTest\nprotocol NoteStore { func a() }\nfinal class \(name): NoteStore { func a() {} }")
        let declaration = try #require(found.allProtocols.first)
        #expect(found.doubles(of: declaration).map(\.kind) == [kind].compactMap(\.self))
    }

    /// Names of protocols of which `NotesSpy` is a double.
    @Test(
        "may leave out what only says that it is a protocol",
        arguments: [
            ("Notes", true), ("NotesProtocol", true), ("NotesType", true), ("NotesInterface", true), ("INotes", true),
            ("NotesStore", false), ("Note", false), ("MyNotes", false),
        ])
    func shortened(_ name: String, _ isDouble: Bool) throws {
        let found = index("import Testing\nprotocol \(name) { func a() }\nstruct NotesSpy: \(name) { func a() {} }")
        let declaration = try #require(found.allProtocols.first)
        #expect(found.doubles(of: declaration).isEmpty == !isDouble)
    }

    /// Where a type called `NoteStoreSpy` stands, and whether that is among tests.
    @Test(
        "may be anything in production code",
        arguments: [
            ("", "Notes", false), ("", "NotesTests", true), ("", "NotesMocks", true), ("", "NotesTestSupport", true),
            ("import XCTest", "Notes", true), ("@testable import Other", "Notes", true),
            ("import Other", "Notes", false),
        ])
    func place(_ imports: String, _ module: String, _ isDouble: Bool) throws {
        let found = index(
            "\(imports)\nprotocol NoteStore { func a() }\nstruct NoteStoreSpy: NoteStore { func a() {} }",
            module: module)
        let declaration = try #require(found.allProtocols.first)
        #expect(found.doubles(of: declaration).isEmpty == !isDouble)
    }

    @Test("have the extensions of their type, and all protocols that they conform to")
    func extensions() throws {
        let found = index(
            """
            protocol P { func a() }
            protocol Q { func b() }
            /// A spy of `P`, yours to edit.
            final class PSpy: P { func a() {} }
            extension PSpy: Q { func b() {} }
            extension Other { func c() {} }
            """)
        let double = try #require(found.ownedDoubles().first)
        #expect(double.extensions.count == 1)
        #expect(double.protocols.map(\.name) == ["P", "Q"])
        #expect(!double.hasUnknownConformances)
    }

    static let unknown: [(String, Bool)] = [
        ("P", false), ("P, Sendable", false), ("P, Hashable", false), ("Base, P", false), ("P, Alias", false),
        ("P, Missing", true), ("P, Notes.Q", false),
    ]

    @Test("may conform to what nothing declares", arguments: unknown)
    func conformsToUnknown(_ inherited: String, _ isUnknown: Bool) throws {
        let found = index(
            """
            class Base {}
            protocol P {}
            protocol Q {}
            typealias Alias = P & Q
            /// A spy of `P`, yours to edit.
            final class PSpy: \(inherited) {}
            """)
        #expect(try #require(found.ownedDoubles().first).hasUnknownConformances == isUnknown)
    }

    @Test("follow a protocol that has another name now")
    func renamed() throws {
        let found = index("protocol New {}\nprotocol Q {}\n/// A spy of `Old`, yours to edit.\nfinal class S: Q {}")
        let double = try #require(found.ownedDoubles().first)
        #expect(double.protocols.map(\.name) == ["Q"])
        let after = double.following(try #require(found.protocols(named: "New").first))
        #expect(after.protocols.map(\.name) == ["New", "Q"])
        #expect(after.renamedFrom == "Old")
    }

    @Test("are doubles without a header only where they are meant")
    func meant() {
        let found = index("protocol P { func a() }\nfinal class Watcher: P { func a() {} }\nfinal class Other {}")
        #expect(found.ownedDoubles().isEmpty)
        #expect(found.ownedDoubles(named: ["Watcher"]).map(\.kind) == ["stub"])
        #expect(found.ownedDoubles(named: ["Other"]).isEmpty)
        let tests = index("protocol P { func a() }\nfinal class Watcher: P { func a() {} }", module: "NotesTests")
        #expect(tests.ownedDoubles(conformers: true).map(\.type.name) == ["Watcher"])
    }
}
