import Testing
import UnderstudyDoubles
import UnderstudySemantics

/// What doubles are called.
@Suite("Names of doubles")
struct TestDoubleNameTests {
    private func names(_ source: String, style: DoubleStyle = .understudy, kind: DoubleKind = .spy) throws -> [String] {
        let emission = try Emission([Emission.file(source)], style: style)
        return emission.declarations().map { emission.generator.name(of: $0, kind) }
    }

    @Test(arguments: [
        ("NotesServiceProtocol", "NotesServiceSpy"), ("NotesInterface", "NotesSpy"), ("NotesType", "NotesSpy"),
        ("INotes", "NotesSpy"), ("Protocol", "ProtocolSpy"), ("IDs", "IDsSpy"), ("Image", "ImageSpy"),
        ("HTTPProtocol", "HTTPProtocolSpy"), ("Prototype", "PrototypeSpy"), ("`note store`", "NoteStoreSpy"),
    ])
    func leaveWordsThatSayNothing(name: String, double: String) throws {
        #expect(try names("protocol \(name) {}") == [double])
    }

    @Test func keepThemWhereTheShorterNameIsTaken() throws {
        #expect(try names("protocol Notes {}\nprotocol NotesProtocol {}") == ["NotesSpy", "NotesProtocolSpy"])
        #expect(try names("protocol INotes {}\nprotocol NotesProtocol {}") == ["INotesSpy", "NotesProtocolSpy"])
        #expect(try names("struct NotesSpy {}\nprotocol NotesProtocol {}") == ["NotesProtocolSpy"])
    }

    @Test func keepThemInStylesOfOtherTools() throws {
        #expect(try names("protocol NotesProtocol {}", style: .mockolo, kind: .mock) == ["NotesProtocolMock"])
    }

    @Test func tellNestedProtocolsApart() throws {
        let source = """
            enum Home { protocol Delegate {}; protocol Router {} }
            enum Settings { protocol Delegate {} }
            enum Account { enum Settings { protocol Source {} }; enum Home { protocol Source {} } }
            """
        #expect(
            try names(source).sorted() == [
                "HomeDelegateSpy", "HomeSourceSpy", "RouterSpy", "SettingsDelegateSpy", "SettingsSourceSpy",
            ])
    }

    @Test func ofOneProtocolInBranchesAreOne() throws {
        let source = "#if os(Linux)\nprotocol P { func a() }\n#else\nprotocol P { func b() }\n#endif"
        #expect(Set(try names(source)) == ["PSpy"])
    }
}
