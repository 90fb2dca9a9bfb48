import Testing

@testable import UnderstudySemantics

/// What names mean, seen from a protocol.
@Suite("Names in the sources")
struct LookupTests {
    private let found = index(
        """
        import Other
        @globalActor actor Storage {}
        struct Note { struct ID {} enum Kind { case a } }
        extension Note { protocol Saver { func save() } struct Tag {} }
        protocol Saver {}
        protocol P {}
        typealias Alias = Note
        enum Outer { @globalActor actor Inner {} }
        """)

    private func from(_ name: String = "P") throws -> ProtocolDeclaration {
        try #require(found.allProtocols.first { $0.name == name })
    }

    static let actors: [(String, String?)] = [
        ("MainActor", "MainActor"), ("Swift.MainActor", "Swift.MainActor"), ("Storage", "Storage"),
        ("Notes.Storage", "Notes.Storage"), ("Notes::Storage", "Notes::Storage"), ("Outer.Inner", "Outer.Inner"),
        ("Inner", "Inner"), ("Note", nil), ("Sendable", nil), ("Other.Storage", nil), ("", nil),
    ]

    @Test("are those of global actors", arguments: actors)
    func globalActor(_ name: String, _ actor: String?) {
        #expect(found.globalActor(named: name) == actor)
        #expect(found.globalActor(Attribute(name)) == actor)
        #expect(found.globalActor("@" + name) == actor)
    }

    @Test("are none of global actors where the attribute has arguments")
    func attributesWithArguments() {
        #expect(found.globalActor(Attribute("MainActor", arguments: "(unsafe)")) == nil)
        #expect(found.globalActor("@MainActor(unsafe)") == nil)
        #expect(found.globalActor("MainActor") == nil)
    }

    static let qualified: [(String, origin: String, String?)] = [
        ("ID", "Note.Saver", "Note.ID"), ("Tag", "Note.Saver", "Note.Tag"), ("Saver", "Note.Saver", "Note.Saver"),
        ("Note", "Note.Saver", nil), ("P", "Note.Saver", nil), ("Int", "Note.Saver", nil), ("ID", "P", nil),
    ]

    @Test("are written from the outside by their path", arguments: qualified)
    func qualifiedName(_ name: String, _ origin: String, _ path: String?) throws {
        #expect(found.qualifiedName(of: name, in: try from(origin)) == path)
    }

    static let protocols: [(String, Bool)] = [
        ("P", true), ("Saver", true), ("Notes.P", true), ("Hashable", true), ("Swift.Hashable", true),
        ("Sendable", true), ("Note", false), ("Alias", false), ("Unknown", false), ("Int", false),
    ]

    @Test("are those of protocols", arguments: protocols)
    func isProtocol(_ name: String, _ isProtocol: Bool) throws {
        #expect(found.isProtocol(name, from: try from()) == isProtocol)
    }

    static let types: [(String, origin: String, String?)] = [
        ("Note", "P", "Note"), ("Note.ID", "P", "Note.ID"), ("Notes.Note", "P", "Note"), ("ID", "P", nil),
        ("ID", "Note.Saver", "Note.ID"), ("Saver", "P", nil), ("Alias", "P", nil), ("Int", "P", nil),
    ]

    @Test("are those of types", arguments: types)
    func type(_ name: String, _ origin: String, _ path: String?) throws {
        #expect(found.typeDeclaration(name, from: try from(origin))?.name == path)
    }

    @Test("stand for what aliases say")
    func aliases() throws {
        #expect(found.aliasedType("Alias", from: try from()) == .named("Note"))
        #expect(found.aliasedType("Note", from: try from()) == nil)
        #expect(found.lookUpAnything("Alias", from: try from()))
        #expect(!found.lookUpAnything("ID", from: try from()))
    }

    @Test("are declared by modules")
    func modules() {
        #expect(found.modules(declaring: "Note") == ["Notes"])
        #expect(found.modules(declaring: "Alias") == ["Notes"])
        #expect(found.modules(declaring: "Saver") == ["Notes"])
        #expect(found.modules(declaring: "ID").isEmpty)
        #expect(found.declaresAtTopLevel("Note", visibleFor: .internal))
        #expect(!found.declaresAtTopLevel("Note", visibleFor: .public))
        #expect(!found.declaresAtTopLevel("ID", visibleFor: .internal))
    }
}
