import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

/// Where declarations stand: the types around them, and the branches of `#if`.
@Suite("Places of declarations")
struct ScopeTests {
    private func file(_ text: String) -> FileDeclarations {
        FileDeclarations(parsing: SourceText(path: "", text: text))
    }

    /// Sources, and the paths of what they declare.
    static let paths: [(String, protocols: [String], types: [String], aliases: [String])] = [
        ("protocol P {}", ["P"], [], []), ("struct A { protocol P {} }", ["A.P"], ["A"], []),
        ("struct A { enum B { class C { protocol P {} } } }", ["A.B.C.P"], ["A", "A.B", "A.B.C"], []),
        ("extension A { protocol P {} }", ["A.P"], [], []), ("extension A.B { struct C {} }", [], ["A.B.C"], []),
        ("extension A where T: Q { protocol P {} }", ["A.P"], [], []),
        ("actor A { typealias B = Int }", [], ["A"], ["A.B"]), ("typealias B = Int", [], [], ["B"]),
        ("#if DEBUG\nstruct A { protocol P {} }\n#endif", ["A.P"], ["A"], []),
        ("struct A {\n#if DEBUG\nprotocol P {}\n#endif\n}", ["A.P"], ["A"], []),
        ("func f() { struct A {} }", [], [], []), ("var a: Int { struct A {}; return 1 }", [], [], []),
    ]

    @Test("give them a path", arguments: paths)
    func path(_ text: String, _ protocols: [String], _ types: [String], _ aliases: [String]) {
        let file = file(text)
        #expect(file.protocols.map(\.name) == protocols)
        #expect(file.types.map(\.name) == types)
        #expect(file.aliases.map(\.name) == aliases)
    }

    static let conditions: [(String, String?)] = [
        ("protocol P {}", nil), ("#if A\nprotocol P {}\n#endif", "#if A"),
        ("#if A\n#else\nprotocol P {}\n#endif", "#else"), ("#if A\n#elseif B\nprotocol P {}\n#endif", "#elseif B"),
        ("#if A\n#if B\nprotocol P {}\n#endif\n#endif", "#if A && #if B"),
        ("#if  A  &&  B\nprotocol P {}\n#endif", "#if A && B"),
        ("#if A\nstruct S {\n#if B\nprotocol P {}\n#endif\n}\n#endif", "#if A && #if B"),
    ]

    @Test("have the conditions around them", arguments: conditions)
    func condition(_ text: String, _ condition: String?) throws {
        #expect(try #require(file(text).protocols.first).scope.condition == condition)
    }

    static let earlier: [(String, [[String]])] = [
        ("#if A\nprotocol P {}\n#endif", [[]]),
        ("#if A\n#elseif B\n#else\nprotocol P {}\n#endif", [["#if A", "#elseif B"]]),
        ("#if A\n#else\n#if B\n#else\nprotocol P {}\n#endif\n#endif", [["#if A"], ["#if B"]]),
    ]

    @Test("know the branches before theirs", arguments: earlier)
    func earlierAsInTable(_ text: String, _ earlier: [[String]]) throws {
        #expect(try #require(file(text).protocols.first).scope.branches.map(\.earlier) == earlier)
    }

    static let attributes: [(String, own: [String], around: [[String]])] = [
        ("protocol P {}", [], []), ("@objc protocol P {}", ["@objc"], []),
        ("@MainActor struct S { @objc(Q) protocol P {} }", ["@objc(Q)"], [["@MainActor"]]),
        ("@available(iOS 16, *) @Store enum E { protocol P {} }", [], [["@available(iOS 16, *)", "@Store"]]),
        ("@A extension S { @B struct T { protocol P {} } }", [], [["@A"], ["@B"]]),
    ]

    @Test("have attributes of their own and around them", arguments: attributes)
    func attributesAround(_ text: String, _ own: [String], _ around: [[String]]) throws {
        let found = try #require(file(text).protocols.first)
        #expect(found.writtenAttributes.map(\.description) == own)
        #expect(found.attributes == own)
        #expect(found.scope.levels.map { $0.attributes.map(\.description) } == around)
    }

    static let actors: [(String, Bool)] = [
        ("MainActor", true), ("Swift.MainActor", true), ("StoreActor", true), ("Actor", true), ("ActorBound", false),
        ("objc", false), ("Mainactor", false),
    ]

    @Test("may be called as global actors are", arguments: actors)
    func calledActor(_ name: String, _ isActor: Bool) {
        #expect(Attribute(name).isCalledActor == isActor)
        #expect(Attribute(name, arguments: "(unsafe)").isCalledActor == isActor)
        #expect(TypeSpecifier.attribute(name).saysIsolation == isActor)
    }

    static let generics: [(String, [[String]])] = [
        ("struct A<T> { protocol P {} }", [["T"]]), ("struct A<T, U> { enum B { protocol P {} } }", [["T", "U"], []]),
        ("extension A { protocol P {} }", [[]]), ("@MainActor struct A<each T> { protocol P {} }", [["T"]]),
    ]

    @Test("know the generic parameters around them", arguments: generics)
    func genericsAsInTable(_ text: String, _ generics: [[String]]) throws {
        #expect(try #require(file(text).protocols.first).scope.levels.map(\.genericParameters) == generics)
    }

    /// Requirements are gathered from all branches, each with its conditions.
    static let requirements: [(String, [String])] = [
        ("func a()", ["a()"]), ("func a(); func b()", ["a()", "b()"]),
        ("#if A\nfunc a()\n#else\nfunc b()\n#endif", ["a() #if A", "b() #else"]),
        ("#if A\n#if B\nfunc a()\n#endif\nfunc b()\n#endif", ["a() #if A && #if B", "b() #if A"]),
        ("var a: Int { get }, b: Int { get }", ["a", "b"]), ("associatedtype A; typealias B = Int", ["A", "B"]),
        ("init(); subscript(i: Int) -> Int { get }", ["init()", "subscript(_:)"]),
    ]

    @Test("are those of requirements, too", arguments: requirements)
    func requirementsAsInTable(_ members: String, _ expected: [String]) throws {
        let found = try #require(file("protocol P {\n\(members)\n}").protocols.first).requirements
        #expect(found.map { $0.name + ($0.condition.map { " " + $0 } ?? "") } == expected)
    }

    /// How much of a file is kept: members that were left out are read again when they are asked for.
    @Test("are the same however much is kept", arguments: [FileDeclarations.Detail.everything, .names])
    func detail(_ detail: FileDeclarations.Detail) throws {
        let text = "struct A { let a: Int\n func f() {} }\nextension A { func g() {} }\nclass B: A { init() {} }"
        let file = FileDeclarations(parsing: SourceText(path: "", text: text), detail: detail)
        #expect(file.types.map(\.name) == ["A", "B"])
        #expect(file.types.map(\.members.count) == [2, 1])
        #expect(file.extensions.map(\.members.count) == [1])
    }

    static let levels: [(String, AccessLevel?)] = [
        ("", nil), ("public", .public), ("private(set)", nil), ("private(set) public", .public), ("static", nil),
        ("final open", .open), ("package", .package), ("fileprivate static", .fileprivate),
    ]

    @Test("have the level that their modifiers spell", arguments: levels)
    func level(_ modifiers: String, _ level: AccessLevel?) throws {
        let source = SourceText(path: "", text: modifiers + " var a = 1")
        let declaration = try #require(Parser.parse(source).declarations.first)
        #expect(AccessLevel(source[declaration.modifiers]) == level)
    }

    @Test("are ordered by how far they are seen")
    func order() {
        #expect(AccessLevel.allCases.sorted() == [.private, .fileprivate, .internal, .package, .public, .open])
    }
}
