import Testing
import UnderstudyUsage

/// Whatever the compiler compiles is read.
struct ReadingTests {
    private static let screen = "class Screen { let store: any Store; init(store: any Store) { self.store = store }\n"

    @Test(
        "code is read wherever it may stand in a type",
        arguments: [
            "deinit { store.reset() }", "var x: Int { store.reset(); return 1 }",
            "var x: Int { get { 1 } set { store.reset() } }", "var x: Int { get { 1 } set(y) { store.reset() } }",
            "var x = 1 { didSet { store.reset() } }", "var x = 1 { willSet(y) { store.reset() } }",
            "var x: Int { get { 1 } _modify { store.reset() } }",
            "subscript(i: Int) -> Int { store.reset(); return i }",
            "lazy var x: Int = { store.reset(); return 1 }()", "lazy var x = { [unowned self] in store.reset() }",
            "static func + (a: Screen, b: Int) { a.store.reset() }",
            "func f(x: Int = { g.store.reset(); return 1 }()) {}",
            "#if DEBUG\nfunc f() { store.reset() }\n#endif", "func f() {\n#if DEBUG\nstore.reset()\n#endif\n}",
            "@Wrapper(store.reset()) var x: Int", "@Macro(store.reset()) func f() {}", "#member(store.reset())",
            "#member { store.reset() }", "func f(@Wrapper(g.store.reset()) x: Int) {}",
            "func f() { @Wrapper(store.reset()) var x = 1 }", "func f() { func g(x: Int = store.reset()) {} }",
            "func f() { struct L { let s: Screen; deinit { s.store.reset() } } }",
            "func f() { class L { #if DEBUG\nfunc h() { g.store.reset() }\n#endif\n } }",
            "func f() { switch 1 { case store.reset(): break\ndefault: break } }",
            "func f() { switch \"\" { case \"\\(store.reset())\": break\ndefault: break } }",
            "func f() { for x in [1] where store.reset() {} }", "func f() { #macro { store.reset() } }",
            "func f() { let x = [1].map { _ in store.reset() } }", "enum E { case a(Int = g.store.reset()) }",
        ])
    func places(_ code: String) {
        let found = uses(Self.screen + code + " }\nlet g = Screen(store: s)")
        #expect(found.contains { $0.hasSuffix(".reset()") }, "\(found)")
    }

    @Test(
        "the statements of a script are a consumer that goes by the file's name",
        arguments: [
            "g.store.reset()", "if true { g.store.reset() }", "for _ in 0..<2 { g.store.reset() }",
            "#if DEBUG\ng.store.reset()\n#endif", "let x = 1\nprint(g.store.reset())", "defer { g.store.reset() }",
            "func f() {}\nf()\ng.store.reset()", "do { g.store.reset() }", "switch 1 { default: g.store.reset() }",
        ])
    func script(_ code: String) {
        let files = [
            ("Sources/App/Store.swift", store + Self.screen + "}\nlet g = Screen(store: s)"),
            ("Sources/App/main.swift", code),
        ]
        #expect(usage(files: files).map(firstHand) == ["main.swift.reset()"])
    }

    @Test("a preview is a consumer of its own, and counts as test code")
    func preview() throws {
        let code = "let x = 1\n#Preview(\"A\") {\n    g.store.reset()\n}\n"
        let found = try #require(usage(in: store, Self.screen + "}\nlet g = Screen(store: s)", code))
        #expect(firstHand(found) == ["#Preview.reset()"])
        #expect(found.consumers.filter { !$0.uses.isEmpty }.map(\.isTest) == [true])
    }

    @Test("a macro's attributes and closures are read at the top level")
    func macros() {
        let code = Self.screen + "}\nlet g = Screen(store: s)\n@available(macOS 14, *) #run { g.store.reset() }\n"
        #expect(uses(code) == ["#run.reset()"])
    }

    @Test(
        "the attributes of types count for the types", arguments: ["struct T {}", "extension Screen {}", "enum T {}"])
    func attributes(_ type: String) {
        let found = uses(Self.screen + "}\nlet g = Screen(store: s)\n@Macro(g.store.reset()) \(type)")
        #expect(found.count == 1 && found[0].hasSuffix(".reset()"), "\(found)")
    }

    @Test("code that is nested too deeply may use everything that it names")
    func deep() throws {
        let body = String(repeating: "if true { ", count: 60) + "store.reset()" + String(repeating: " }", count: 60)
        let found = try #require(usage(in: store, Self.screen + "func f() { \(body) } }"))
        #expect(found.unresolved.count == 1)
        #expect(found.possiblyUsed.contains(RequirementID(6)))
    }

    @Test(
        "what can be written needs a setter where it is",
        arguments: [
            ("s.title = \"\"", RequirementUse.Kind.write), ("s.title.append(\"\")", .write), ("_ = s.title", .read),
            ("s.title += \"\"", .write), ("f(&s.title)", .write), ("_ = s.title.uppercased()", .read),
            ("(s.title, x) = (\"\", 1)", .write), ("s[keyPath: \\.title] = \"\"", .write),
            ("_ = [s].map(\\.title)", .read), ("var t = s.title; t.append(\"\")", .read), ("s.title <- \"\"", .write),
            ("_ = s.title == \"\"", .read), ("s.title[i] = c", .write), ("_ = s.title[i]", .read),
            ("s.title.unheardOf()", .write), ("s.title.unheardOf = 1", .write),
        ])
    func writes(_ code: String, _ kind: RequirementUse.Kind) throws {
        let found = try #require(usage(in: store, "func use(s: any Store) { \(code) }"))
        #expect(found.consumers.flatMap(\.uses).map(\.kind) == [kind])
    }

    @Test(
        "a property with a wrapper is used through the wrapper and its projected value",
        arguments: [
            "$held.title", "_held.wrappedValue.title", "self.$held.title", "self._held.wrappedValue.title",
            "held.title",
        ])
    func wrappers(_ code: String) {
        #expect(uses("class A { @Held var held: any Store; func f() { show(\(code)) } }") == ["A.title"])
    }
}
