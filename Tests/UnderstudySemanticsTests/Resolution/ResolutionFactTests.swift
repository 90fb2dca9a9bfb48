import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

/// What is asked of all declarations together, each question by a table.
@Suite("Answers about all declarations")
struct ResolutionFactTests {
    /// Declarations beside `protocol P: Base { associatedtype T; func f() }`, and whether they may implement `f()`: for
    /// some types, and for all.
    static let implementations: [(String, some: Bool, all: Bool)] = [
        ("", false, false), ("extension P { func f() {} }", true, true),
        ("extension P { func f(a: Int) {} }", false, false),
        ("extension P where T: Q { func f() {} }", true, false),
        ("extension P { func f() where T: Q {} }", true, false),
        ("extension Base { func f() {} }", true, true), ("extension Other { func f() {} }", false, false),
        ("extension P { private func f() {} }", false, false), ("extension P { fileprivate func f() {} }", true, false),
        ("extension P { static func f() {} }", false, false),
        ("extension P where Self: AnyObject { func f() {} }", true, false),
        ("extension P { func f() -> Int { 1 } }", false, false),
        ("extension P {\n#if A\nfunc f() {}\n#endif\n}", true, true),
    ]

    @Test("say who implements a requirement", arguments: implementations)
    func implemented(_ text: String, _ some: Bool, _ all: Bool) throws {
        let found = index("protocol Base {}\nprotocol Q {}\nprotocol P: Base { associatedtype T\n func f() }\n" + text)
        let declaration = try #require(found.protocols(named: "P").first)
        let requirement = try #require(declaration.requirements.last)
        #expect(found.mayImplement(requirement, in: declaration) == some)
        #expect(found.hasDefault(requirement, of: declaration) == all)
    }

    /// Names of protocols that the modules `A` and `B` declare, seen from a module.
    static let names: [(String, from: String?, module: String?, isAmbiguous: Bool)] = [
        ("P", "A", "A", false), ("P", "B", "B", false), ("P", "C", "A", true), ("P", nil, "A", true),
        ("A.P", "C", "A", false), ("B.P", "A", "B", false), ("B . P", "A", "B", false), ("OnlyA", "B", "A", false),
        ("Hidden", "A", nil, false), ("Missing", "A", nil, false), ("Both", "A", "A", false),
        ("Outer.Inner", "A", "B", false), ("Inner", "A", "B", false),
    ]

    @Test("say which protocol a name means", arguments: names)
    func name(_ name: String, _ origin: String?, _ module: String?, _ isAmbiguous: Bool) {
        func file(_ text: String, _ module: String) -> FileDeclarations {
            FileDeclarations(parsing: SourceText(path: module + ".swift", text: text), module: module)
        }
        let found = DeclarationIndex([
            file("protocol P {}\nprotocol OnlyA {}\nprivate protocol Hidden {}\ntypealias Both = P & OnlyA", "A"),
            file("protocol P {}\nenum Outer { protocol Inner {} }", "B"),
        ])
        #expect(found.protocolNamed(name, from: origin)?.module == module)
        #expect(found.isAmbiguousProtocol(name, from: origin) == isAmbiguous)
    }

    static let aliases: [(String, [String])] = [
        ("typealias A = Int", ["Int"]), ("typealias A = [String: Int]", ["[String: Int]"]), ("struct A {}", []),
        ("typealias A<T> = [T]", []), ("struct S { typealias A = Int }\ntypealias A = Bool", ["Int", "Bool"]),
    ]

    @Test("say what aliases stand for", arguments: aliases)
    func alias(_ text: String, _ types: [String]) {
        #expect(index(text).aliasTargets(named: "A").map(\.description) == types)
    }

    /// Requirements with `A` as `B`, which may be a generic parameter of their own.
    static let renamed = [
        ("func f(_ a: A) -> [A]", "func f(_ a: B) -> [B]"), ("func f<A>(_ a: A)", "func f<A>(_ a: A)"),
        ("func f(A: Int)", "func f(A: Int)"), ("var v: A.Element { get }", "var v: B.Element"),
        ("func f<T>(_ t: T) where T: P, T.X == A", "func f<T>(_ t: T) where T: P, T.X == B"),
        ("func f() throws(A)", "func f() throws(B)"), ("func f(_ a: Other)", "func f(_ a: Other)"),
    ]

    @Test("rename associated types in requirements", arguments: renamed)
    func renaming(_ text: String, _ expected: String) throws {
        let requirement = try #require(index("protocol P { \(text) }").allProtocols.first?.requirements.first)
        #expect(requirement.renaming(["A": "B"]).signature.description == expected)
    }

    /// Attributes between `#if` and `#endif` are one that may be any of them.
    static let choices: [(String, [[String]])] = [
        ("func f()", []), ("@MainActor func f()", [[]]), ("#if A\n@MainActor\n#endif\nfunc f()", [["MainActor"]]),
        ("#if A\n@MainActor\n#else\n@Other(1)\n#endif\nfunc f()", [["MainActor", "Other"]]),
        ("@objc\n#if A\n@MainActor\n#endif\nfunc f()", [[], ["MainActor"]]),
    ]

    @Test("know attributes that are there under conditions", arguments: choices)
    func choice(_ text: String, _ choices: [[String]]) throws {
        let requirement = try #require(index("protocol P {\n\(text)\n}").allProtocols.first?.requirements.last)
        #expect(requirement.signature.attributes.map(\.choices) == choices)
    }

    static let textOf = [
        ("func  f( a:Int )", "func f( a:Int )"), ("var a: Int { get }, b: Int { get set }", "var b: Int { get set }"),
        ("/* one */ func f(a: /* two */ Int)", "func f(a: Int)"), ("@A // one\nfunc f()", "@A func f()"),
    ]

    @Test("give requirements without comments, each its own", arguments: textOf)
    func text(_ text: String, _ expected: String) throws {
        #expect(try #require(index("protocol P { \(text) }").allProtocols.first?.requirements.last).text == expected)
    }
}

/// Comments that look like opt-ins and stand nowhere.
@Suite("Stray opt-ins")
struct StrayOptInTests {
    static let table: [(String, lines: [Int])] = [
        ("// understudy: spy\nprotocol P {}", []), ("// understudy: spy\nstruct S {}", [1]),
        ("// understudy: spy\n\nprotocol P {}", [1]), ("// understudy: spy\nextension P {}", []),
        ("// understudy: spy\ntypealias B = P & Q", []), ("let a = 1\n// understudy: spy", [2]),
        ("protocol P {\n// understudy: spy\n}", [2]), ("let a = 1 // understudy: spy", [1]),
        ("/* understudy: spy */\nstruct S {}", [1]), ("/* one\n   understudy: spy */\nstruct S {}", []),
        ("// understudy: keep it\nstruct S {}", []), ("// sourcery: AutoMockable\nstruct S {}", [1]),
        ("// sourcery: AutoEquatable\nstruct S {}", []), ("@MainActor // one\n// understudy: spy\nprotocol P {}", []),
    ]

    @Test("are said", arguments: table)
    func stray(_ text: String, _ lines: [Int]) {
        let found = FileDeclarations(parsing: SourceText(path: "A.swift", text: text)).strayOptIns
        #expect(found.map { $0.location?.position?.line } == lines)
        #expect(found.allSatisfy { $0.id == DiagnosticID("stray-opt-in") && $0.severity == .warning })
    }

    static let regions: [(String, Bool)] = [
        ("// sourcery:begin: AutoMockable\nprotocol P {}\n// sourcery:end", true),
        ("// sourcery:begin: AutoMockable\n// sourcery:end\nprotocol P {}", false),
        ("// sourcery:begin: AutoEquatable\nprotocol P {}\n// sourcery:end", false),
        ("// sourcery:begin: AutoMockable\nprotocol Q {}\nprotocol P {}", true),
        ("protocol P {}\n// sourcery:begin: AutoMockable", false),
    ]

    @Test("are none of those in regions", arguments: regions)
    func region(_ text: String, _ isOptedIn: Bool) throws {
        #expect(try #require(index(text).protocols(named: "P").first).isOptedIn == isOptedIn)
    }
}
