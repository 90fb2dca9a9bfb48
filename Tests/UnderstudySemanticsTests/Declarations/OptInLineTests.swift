import Testing

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
    ]

    @Test("name kinds", arguments: kinds)
    func kindsAsInTable(_ line: String, _ kinds: [String]) throws {
        #expect(try #require(OptIn(Substring(line))).kinds == kinds)
    }

    @Test(
        "are no others",
        arguments: [
            "", "spy", "Understudy: spy", "a line with understudy: spy", "sourcery: AutoEquatable", "sourcery:",
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

/// Which lines are the comments of a declaration.
@Suite("Comments of declarations")
struct CommentLineTests {
    /// Sources with a protocol `P`, and the comments that belong to it, nearest first.
    static let table: [(String, [String])] = [
        ("protocol P {}", []), ("// one\nprotocol P {}", ["one"]), ("// one\n// two\nprotocol P {}", ["two", "one"]),
        ("// one\n\nprotocol P {}", []), ("// one\nlet a = 1\n// two\nprotocol P {}", ["two"]),
        ("/// one\nprotocol P {}", ["one"]), ("//! one\nprotocol P {}", ["one"]), ("//one\nprotocol P {}", ["one"]),
        ("/* one */\nprotocol P {}", ["one"]), ("/** one */\nprotocol P {}", ["one"]),
        ("/* one\n   two */\nprotocol P {}", ["two", "one"]),
        ("/*\n * one\n * two\n */\nprotocol P {}", ["", "two", "one", ""]),
        ("@A // one\nprotocol P {}", []), ("@A\n// one\nprotocol P {}", ["one"]),
        ("// two\n@A\n// one\nprotocol P {}", ["one", "two"]), ("  // one\n  protocol P {}", ["one"]),
        ("\t// one \t\n\tprotocol P {}", ["one"]), ("let a = 1 // one\nprotocol P {}", []),
    ]

    @Test("stand right above it, or behind its attributes", arguments: table)
    func lines(_ text: String, _ comments: [String]) throws {
        let declaration = try #require(index(text).allProtocols.first)
        let found = CommentLine.lines(of: declaration.source[declaration.syntax])
        #expect(found.map { String($0.text) } == comments)
    }

    @Test("know whether they say by themselves that they are comments")
    func whole() throws {
        let declaration = try #require(index("/* one\n   two\n   three */\n// four\nprotocol P {}").allProtocols.first)
        let found = CommentLine.lines(of: declaration.source[declaration.syntax])
        #expect(found.map(\.number) == [4, 3, 2, 1])
        #expect(found.map(\.isWhole) == [true, false, false, true])
    }
}
