import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

/// What a line of a comment asks for, each form by a table.
@Suite("Lines that opt in")
struct OptInLineTests {
    static let kinds: [(String, [String])] = [
        ("understudy: spy", ["spy"]), ("understudy:spy", ["spy"]), ("understudy: spy, fake", ["spy", "fake"]),
        ("understudy: spy,fake", ["spy", "fake"]), ("understudy:  spy   fake ", ["spy", "fake"]), ("understudy:", []),
        ("understudy: spy(order)", ["spy"]), ("understudy: spy(order, reset), fake(defaults)", ["spy", "fake"]),
        // What is in parentheses and unknown stays, so that the name of the kind is refused as it is written.
        ("understudy: spy(colour)", ["spy(colour)"]), ("understudy: spy()", ["spy()"]),
        ("understudy: spy(order, colour)", ["spy(order, colour)"]), ("understudy: (order)", []),
        ("@mockable", []), ("@mockable(typealias: T = Int)", []), ("sourcery: AutoMockable", []),
        ("sourcery: Other, AutoMockable", []), ("understudy: keeper", ["keeper"]),
        ("Understudy: spy", ["spy"]), ("UNDERSTUDY: Spy, FAKE(order)", ["spy", "fake"]),
        ("understudy: Stub", ["stub"]), ("understudy: MySpy", ["MySpy"]), ("Understudy:", []), ("@Mockable", []),
        ("Sourcery: AutoMockable", []),
    ]

    @Test("name kinds", arguments: kinds)
    func kindsAsInTable(_ line: String, _ kinds: [String]) throws {
        #expect(try #require(OptIn(Substring(line))).kinds == kinds)
    }

    @Test(
        "are no others",
        arguments: [
            "", "spy", "Understudy: see the manual", "a line with understudy: spy", "sourcery: AutoEquatable",
            "sourcery:",
            "sourcery:begin: AutoMockable", "sourcery:end", "mockable", "understudy", "understudy: keep",
            "understudy: keep it whole",
        ])
    func none(_ line: String) {
        #expect(OptIn(Substring(line)) == nil)
    }

    static let wishes: [(String, kind: String, Set<String>)] = [
        ("understudy: spy", "spy", []), ("understudy: spy(order)", "spy", ["order"]),
        ("understudy: spy(order, reset)", "spy", ["order", "reset"]),
        ("understudy: spy(order reset)", "spy", ["order", "reset"]),
        ("understudy: spy(order), fake(defaults)", "fake", ["defaults"]), ("understudy: spy(order), fake", "fake", []),
        ("understudy: spy(order), spy(reset)", "spy", ["order", "reset"]),
        // Without a kind it is asked for of all.
        ("understudy: (order)", "spy", ["order"]), ("understudy: (order), fake(reset)", "fake", ["order", "reset"]),
        ("understudy: spy(forwarding)", "spy", ["forwarding"]), ("@mockable", "mock", []),
    ]

    @Test("ask for more than the usual", arguments: wishes)
    func wishesAsInTable(_ line: String, _ kind: String, _ wishes: Set<String>) throws {
        let optIn = try #require(OptIn(Substring(line)))
        let known = ["defaults", "order", "reset", "forwarding"]
        #expect(Set(known.filter { optIn.asks(for: $0, of: kind) }) == wishes)
        #expect(optIn.includesDefaults(kind) == wishes.contains("defaults"))
    }

    static let arguments: [(String, types: [String: String], name: String?)] = [
        ("@mockable", [:], nil), ("@mockable()", [:], nil), ("@mockable(typealias: T = Int)", ["T": "Int"], nil),
        ("@mockable(typealias: T = Int; U = [Int])", ["T": "Int", "U": "[Int]"], nil),
        ("@mockable(typealias: T = Int, U = String)", ["T": "Int", "U": "String"], nil),
        ("@mockable(typealias:T=Result<Int  ,E>)", ["T": "Result<Int"], nil),
        ("@mockable(override: name = Store)", [:], "Store"), ("@mockable(override: other = Store)", [:], nil),
        ("@mockable(override: name = Store; typealias: T = Int)", ["T": "Int"], "Store"),
        ("@mockable(module: prefix = Notes)", [:], nil),
        ("@mockable(history: a = true; typealias: T = Int)", ["T": "Int"], nil),
        ("@mockable(typealias: T)", [:], nil), ("@mockable(typealias: T = Int", [:], nil),
        ("@mockable(typealias: T = any  Sequence)", ["T": "any Sequence"], nil),
    ]

    @Test("say what associated types and the double are", arguments: arguments)
    func argumentsAsInTable(_ line: String, _ types: [String: String], _ name: String?) throws {
        let optIn = try #require(OptIn(Substring(line)))
        #expect(optIn.types == types)
        #expect(optIn.name == name)
    }

    static let reasons: [(String, String?)] = [
        ("understudy: keep", ""), ("understudy:keep", ""),
        ("understudy: keep its callers need it", "its callers need it"),
        ("understudy: keep: one transaction", "one transaction"), ("understudy: keep   ", ""),
        ("understudy: keeper", nil),
        ("understudy: spy", nil), ("keep", nil), ("sourcery: keep", nil),
    ]

    @Test("say why a protocol stays whole", arguments: reasons)
    func reason(_ line: String, _ reason: String?) {
        #expect(OptIn.keepReason(in: Substring(line)) == reason)
    }
}

/// Which comments belong to a declaration.
@Suite("Comments of declarations")
struct OptInCommentTests {
    /// Sources with a protocol `P`, each `#` in which stands for a comment's words, and the kind that it asks for.
    static let table: [(String, String?)] = [
        ("protocol P {}", nil), ("// #one\nprotocol P {}", "one"), ("// #one\n// #two\nprotocol P {}", "two"),
        ("// #one\n\nprotocol P {}", nil), ("// #one\nlet a = 1\n// #two\nprotocol P {}", "two"),
        ("/// #one\nprotocol P {}", "one"), ("//! #one\nprotocol P {}", "one"), ("//#one\nprotocol P {}", "one"),
        ("/* #one */\nprotocol P {}", "one"), ("/** #one */\nprotocol P {}", "one"),
        ("/* #one\n   #two */\nprotocol P {}", "two"), ("/*\n * #one\n * more\n */\nprotocol P {}", "one"),
        ("/* #one\n   more */\n// more\nprotocol P {}", "one"), ("// #one\r\n// more\r\nprotocol P {}", "one"),
        ("@A\n// #one\nprotocol P {}", "one"), ("// #two\n@A\n// #one\nprotocol P {}", "one"),
        ("  // #one\n  protocol P {}", "one"), ("\t// #one \t\n\tprotocol P {}", "one"),
        ("let a = 1 // #one\nprotocol P {}", nil), ("let a = 1 /* #one */\nprotocol P {}", nil),
        ("let a = 1 /* more\n #one */\nprotocol P {}", "one"), ("// #one\nlet a = 1 /* b */\nprotocol P {}", nil),
        // In the line that opens it.
        ("protocol P: AnyObject { // #one\n}", "one"), ("protocol P {} // #one", "one"),
        ("protocol P { /* #one */\n}", "one"), ("protocol P { // more\n// #one\n}", nil),
        ("protocol P { func a() } // #one", nil), ("protocol P { func a() // #one\n}", nil),
        ("protocol P: // #one\n    AnyObject {}", "one"), ("protocol P /* #one */ {}", "one"),
        ("@A // #one\nprotocol P {}", "one"), ("/* #one */ protocol P {}", "one"),
        ("@A /* #one */ protocol P {}", "one"), ("/* #one */ let a = 1; protocol P {}", nil),
        ("// #one\nprotocol P { // #two\n}", "one"), ("protocol O { // #one\n}\nprotocol P {}", nil),
    ]

    @Test("are above it, between its attributes or in the line that opens it", arguments: table)
    func kinds(_ text: String, _ kind: String?) throws {
        let source = text.replacing("#", with: "understudy: ")
        let declaration = try #require(index(source).allProtocols.first { $0.simpleName == "P" })
        #expect(declaration.optIn?.kinds == kind.map { [$0] })
    }

    @Test("are not in strings")
    func strings() throws {
        let source = "let a = \"// understudy: one\"\nlet b = \"https://understudy: two\"\nprotocol P {}"
        let file = try #require(index(source).files.first)
        #expect(file.strayOptIns.isEmpty)
        #expect(file.protocols.first?.optIn == nil)
    }

    @Test("are said where they are behind other declarations")
    func trailing() throws {
        let file = try #require(
            index("struct S { // understudy: spy\n}\nprotocol P { // sourcery: AutoMockable\n}").files.first)
        #expect(file.strayOptIns.compactMap(\.location?.position) == [SourcePosition(line: 1, column: 12)])
    }

    @Test("have attributes and inheritance for company")
    func otherForms() {
        let sources = [
            "@Spyable protocol P {}", "@Spyable(accessLevel: .public)\nprotocol P {}", "@Mockable\nprotocol P {}",
            "protocol P: AutoMockable {}", "protocol P: AnyObject, Marks.AutoMockable {}", "protocol AutoMockable {}",
            "@Observable protocol P {}", "protocol P: AutoMockables {}",
        ]
        let kinds = sources.map { index($0).allProtocols.first?.optIn?.kinds }
        #expect(kinds == [["spy"], ["spy"], [], [], [], nil, nil, nil])
    }

    @Test("reach protocols that inherit from 'AutoMockable' through others")
    func heirs() {
        let found = index("protocol A: AutoMockable {}\nprotocol B: A {}\nprotocol C: B {}\nprotocol D: E {}")
        let optIns = OptIns(found.files)
        #expect(found.allProtocols.map { optIns.kinds(of: $0) } == [[], [], [], nil])
    }
}
