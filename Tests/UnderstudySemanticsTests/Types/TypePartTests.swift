import Testing
import UnderstudySemantics

/// What is asked of a type by what it is made of.
@Suite("Parts of types")
struct TypePartTests {
    private func type(_ text: String) throws -> SwiftType { try SwiftTypeTests.type(text) }

    static let parts: [(String, [String])] = [
        ("Int", []), ("Array<Int>", ["Int"]), ("Outer<A>.Inner<B>", ["Outer<A>", "B"]), ("Note.Type", ["Note"]),
        ("Note?", ["Note"]), ("Note!", ["Note"]), ("[Note]", ["Note"]), ("[K: V]", ["K", "V"]),
        ("[3 of Int]", ["3", "Int"]), ("()", []), ("(a: Int, String)", ["Int", "String"]),
        ("(A, B...) throws(E) -> C", ["A", "B", "E", "C"]), ("() async -> Void", ["Void"]), ("A & B", ["A", "B"]),
        ("some P", ["P"]), ("any P", ["P"]), ("~Copyable", ["Copyable"]), ("inout Int", ["Int"]),
        ("repeat each T", ["each T"]), ("each T", ["T"]),
    ]

    @Test("are found in the order in which they are written", arguments: parts)
    func found(_ text: String, _ parts: [String]) throws {
        #expect(try type(text).parts.map(\.description) == parts)
    }

    @Test("are replaced one by one", arguments: parts)
    func replaced(_ text: String, _ parts: [String]) throws {
        var seen: [String] = []
        let same = try type(text).mappingParts {
            seen.append($0.description)
            return $0
        }
        #expect(try same == type(text))
        #expect(seen == parts)
    }

    @Test("stay what they are where nothing is changed", arguments: SwiftTypeTests.spellings)
    func kept(_ text: String) throws {
        let type = try type(text)
        #expect(type.mappingParts { $0 } == type)
        #expect(!type.contains { $0 == .named("NoSuchType") })
        #expect(type.contains { $0 == type })
    }

    static let words: [(String, Set<String>)] = [
        ("Int", ["Int"]), ("Notes.Note", ["Notes", "Note"]), ("(to: Int, Folder)", ["to", "Int", "Folder"]),
        ("@Sendable (A) -> B", ["Sendable", "A", "B"]), ("Self.Element?", ["Self", "Element"]),
        ("any P<K>", ["P", "K"]), ("() throws(E) -> Void", ["E", "Void"]),
    ]

    @Test("hold words", arguments: words)
    func wordsAsInTable(_ text: String, _ words: Set<String>) throws {
        let type = try type(text)
        #expect(type.words == words)
        for word in words { #expect(type.containsWord { $0 == word }) }
        #expect(!type.containsWord { $0 == "nothing" })
    }

    @Test("are mentioned by any of several names")
    func anyName() throws {
        #expect(try type("[A: B?]").mentions(anyOf: ["B", "C"]))
        #expect(try !type("[A: B?]").mentions(anyOf: ["C"]))
        #expect(try !type("A.B").mentions(anyOf: ["B"]))
    }
}

/// What a type is, attributes and sugar aside.
@Suite("Forms of types")
struct TypeFormTests {
    private func type(_ text: String) throws -> SwiftType { try SwiftTypeTests.type(text) }

    static let paths: [(String, path: String?, associated: String?)] = [
        ("Note", "Note", "Note"), ("Notes.Note", "Notes.Note", nil), ("A.B<C>", "A.B", nil), ("Set<A>", "Set", nil),
        ("Self.Element", "Self.Element", "Element"), ("Note.Type", "Note.Type", nil), ("[Note]", nil, nil),
        ("Note?", nil, nil), ("any P", nil, nil), ("Self.Element<A>", "Self.Element", nil),
    ]

    @Test("have a path where they are names", arguments: paths)
    func path(_ text: String, _ path: String?, _ associated: String?) throws {
        #expect(try type(text).path == path)
        #expect(try type(text).associatedTypeName == associated)
    }

    static let conjuncts: [(String, [String])] = [
        ("P", ["P"]), ("A & B", ["A", "B"]), ("any A & B", ["A", "B"]), ("(A & B) & C", ["A", "B", "C"]),
        ("any P<Int> & Sendable", ["P<Int>", "Sendable"]), ("@unchecked Sendable", ["Sendable"]),
    ]

    @Test("are taken apart where they are constraints", arguments: conjuncts)
    func conjunctsAsInTable(_ text: String, _ conjuncts: [String]) throws {
        #expect(try type(text).conjuncts.map(\.description) == conjuncts)
    }

    static let unwrapped = [
        ("Int", "Int", "Int"), ("Int?", "Int", "Int?"), ("Int!", "Int!", "Int?"), ("Int??", "Int?", "Int??"),
        ("[Int?]", "[Int?]", "[Int?]"),
    ]

    @Test("are unwrapped once", arguments: unwrapped)
    func unwrap(_ text: String, _ unwrapped: String, _ explicit: String) throws {
        #expect(try type(text).unwrapped.description == unwrapped)
        #expect(try type(text).withoutImplicitUnwrapping.description == explicit)
        #expect(try type(text).isOptional == (text.hasSuffix("?")))
    }

    @Test(
        "get specifiers, of which attributes come last",
        arguments: [
            ("() -> Void", "sending @Sendable () -> Void"),
            ("@escaping () -> Void", "sending @Sendable @escaping () -> Void"),
            ("inout () -> Void", "sending inout @Sendable () -> Void"),
        ])
    func specifiers(_ text: String, _ specified: String) throws {
        let type = try type(text).with([.sendable, .sending])
        #expect(type.description == specified)
        #expect(type.has(.sendable) && type.has(.sending))
        #expect(try type.removing { $0 == .sendable || $0 == .sending } == self.type(text))
        #expect(try type.bare == self.type("() -> Void"))
    }

    @Test("stay as they are without specifiers")
    func unspecified() throws {
        #expect(try type("Int").with([]) == type("Int"))
        #expect(try type("Int").removing { _ in true } == type("Int"))
        #expect(try !type("Int").has(.inout))
    }

    static let opaque: [(String, opaque: Bool, pack: Bool)] = [
        ("some P", true, false), ("[some P]", true, false), ("(Int) -> some P", true, false), ("any P", false, false),
        ("repeat each T", false, true), ("(Int, repeat each T)", false, true), ("[Int]", false, false),
        ("(repeat each T) -> Void", false, false),
    ]

    @Test("hold opaque types and packs", arguments: opaque)
    func holdings(_ text: String, _ opaque: Bool, _ pack: Bool) throws {
        #expect(try type(text).mentionsOpaque == opaque)
        #expect(try type(text).holdsPackExpansion == pack)
    }

    static let functions: [(String, isFunction: Bool, writes: Bool)] = [
        ("() -> Void", true, true), ("(() -> Void)?", false, true), ("(() -> Void)!", false, true),
        ("[() -> Void]", false, false), ("Handler", false, false), ("@escaping () -> Void", true, true),
        ("((() -> Void))", true, true),
    ]

    @Test("are written as functions, optional or not", arguments: functions)
    func functionsAsInTable(_ text: String, _ isFunction: Bool, _ writes: Bool) throws {
        #expect(try (type(text).function != nil) == isFunction)
        #expect(try type(text).writesFunction == writes)
    }
}
