import Testing
import UnderstudySemantics
import UnderstudySyntax

@Suite("Which files a double may depend on")
struct NameClosureTests {
    private func file(_ text: String) -> FileDeclarations {
        FileDeclarations(parsing: SourceText(path: "P.swift", text: text), module: "Notes", detail: .names)
    }

    private func outline(_ text: String) -> FileOutline {
        var bytes = Array(text.utf8)
        bytes.append(0)
        return bytes.withUnsafeBufferPointer { FileOutline(of: UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }

    /// Whether a file with `text` is wanted for what its extensions hold.
    private func isWanted(_ text: String, by closure: NameClosure) -> Bool {
        let names = (Array(text.utf8) + [0]).withUnsafeBufferPointer {
            QuickScan.declaredNames(in: UnsafeBufferPointer(rebasing: $0.dropLast()))
        }
        return closure.mayWantExtensions(of: outline(text)) && closure.wants(namesInExtensions: names)
    }

    /// What is wanted for a double of the protocols in `text`.
    private func closure(_ text: String, depth: NameClosure.Depth = .values, texts: [String] = []) -> NameClosure {
        let file = file(text)
        var closure = NameClosure([file], depth: depth, texts: texts)
        closure.choose(file.protocols)
        return closure
    }

    @Test func whatARequirementNamesIsWanted() {
        let closure = closure("@Wrap protocol P: Base where T: C { func run(_ a: A, b: [B]?) -> some Q }")
        for name in ["A", "B", "Q", "Base", "C", "Wrap"] {
            #expect(closure.wants(outline("struct \(name) {}")), "\(name)")
        }
        #expect(!closure.wants(outline("struct Other { struct A {} }")))
        #expect(!closure.wants(outline("// struct A {}")))
    }

    /// Functions in types are skipped where only nested types are looked for, whatever is in front of their bodies.
    @Test func typesBehindSkippedFunctionsAreFound() {
        let found = file(
            """
            extension Outer {
                init?(_ text: String = { "}" }()) throws { fatalError() }
                static func < (left: Self, right: Self) -> Bool { true }
                @_silgen_name("c") func c(_ a: Int) -> Int
                struct First {}
                func `init`<T>(_ t: T)
                    async throws -> [T]
                    where T: Hashable
                { [t] }
                subscript(key: Int) -> Int { get { 1 } set {} }
                func d() -> (any P)?
                #if DEBUG
                func e() {}
                #endif
                @Wrapper enum Second {}
                func f(); class Third { func g() { struct Hidden {} } }
            }
            """)
        #expect(found.types.map(\.simpleName) == ["First", "Second", "Third"])
        #expect(found.diagnostics.isEmpty)
    }

    /// Behind the last type that a type contains, its members are skipped, and what follows the type is read.
    @Test func whatFollowsTheLastNestedTypeIsSkipped() {
        let found = file(
            """
            struct A {
                struct B { struct C {}; let x = 1 }
                #if os(Linux)
                enum D { case e }
                let y = "}"
                #endif
                let z = { [1] }
                func f() { struct Hidden {} }
                var w: Int { get }
            }
            struct E {}
            extension F { class G {}; init() {} }
            protocol H { var i: Int { get } }
            """)
        #expect(found.types.map(\.simpleName) == ["A", "B", "C", "D", "E", "G"])
        #expect(found.extensions.count == 1 && found.protocols.first?.requirements.count == 1)
        #expect(found.diagnostics.isEmpty)
    }

    @Test func onlyWhatIsChosenIsLookedInto() {
        let file = file(
            "protocol P: R { var a: A { get } }\nprotocol O { var b: B { get } }\nprotocol R { var c: C { get } }")
        var closure = NameClosure([file], depth: .values)
        closure.choose([file.protocols[0]])
        #expect(closure.wants(outline("struct A {}")))
        #expect(!closure.wants(outline("struct B {}")))
        #expect(closure.wants(outline("struct C {}")), "inherited")
    }

    @Test func whatTheSourceOfDefaultsNamesIsWanted() {
        #expect(closure("protocol P {}", texts: ["Token(id: ID.zero)"]).wants(outline("struct Token {}")))
        #expect(!closure("protocol P {}").wants(outline("struct Token {}")))
    }

    @Test func extensionsOfTheProtocolAreWanted() {
        let closure = closure("protocol P { func f() }")
        #expect(closure.wants(outline("extension P { func f() {} }")))
        #expect(closure.wants(outline("extension Notes.P {}")))
        #expect(!closure.wants(outline("extension Q {}")))
    }

    @Test func extensionsThatNestWhatAPathMeansAreWanted() {
        let closure = closure("protocol P { var a: Outer.Inner { get } }")
        #expect(isWanted("extension Outer { struct Inner {} }", by: closure))
        #expect(!isWanted("extension Outer { func f() {} }", by: closure))
        #expect(!isWanted("extension Other { struct Inner {} }", by: closure))
    }

    @Test func typesNestedBesideANestedProtocolAreWanted() {
        let closure = closure("extension Outer { protocol P { var a: Inner { get } } }")
        #expect(isWanted("extension Outer { enum Inner {} }", by: closure))
    }

    /// Of a type that a protocol names, extensions only matter for whether values can be compared.
    @Test func extensionsByWhichATypeConformsAreWanted() {
        var closure = closure("protocol P { func f(_ a: A) }", texts: ["Locked"])
        closure.add([file("struct A {}"), file("final class Locked {}")])
        #expect(closure.wants(outline("extension A: Equatable {}")))
        #expect(closure.wants(outline("extension Notes.A: Equatable where B: C {}")))
        #expect(!closure.wants(outline("extension A { func g() {} }")))
        #expect(closure.wants(outline("extension Locked { func h() {} }")), "what doubles use by themselves")
    }

    @Test func aliasesAreFollowed() {
        var closure = closure("protocol P { var a: A { get } }")
        closure.add([file("typealias A = B")])
        closure.add([file("typealias B = [C]")])
        #expect(closure.wants(outline("struct C {}")))
    }

    @Test func valuesAreMadeOfValuesAndNoFurther() {
        var closure = closure("protocol P { var a: A { get } }")
        closure.add([file("struct A { init(b: B, other: Optional<O> = nil) {}; func f(_ x: X) {} }")])
        #expect(closure.wants(outline("struct B {}")))
        #expect(!closure.wants(outline("struct X {}")))
        closure.add([file("struct B { let c: C }")])
        #expect(!closure.wants(outline("struct C {}")))
    }

    /// A double receives what its parameters are, and makes values of none of them, unless it calls a function.
    @Test func typesOfParametersAreNotLookedInto() {
        let types = file("struct A { let b: B }")
        for (text, isMade) in [
            ("func f(_ a: A)", false), ("init(a: A, b: [A]?)", false), ("func f(_ a: A) -> A", true),
            ("var a: A { get }", true), ("func f<R>(_ body: (A) -> R) -> R", true),
            ("func f(_ body: Body)", true), ("subscript(a: A) -> Int { get }", false),
        ] {
            var closure = closure("protocol P { \(text) }")
            #expect(closure.wants(outline(text.contains("Body") ? "typealias Body = (A) -> Int" : "struct A {}")))
            closure.add([types, file("typealias Body = (A) -> Int")])
            #expect(closure.wants(outline("struct B {}")) == isMade, "\(text)")
            if !text.contains("Body") { #expect(closure.wants(outline("extension A: Equatable {}")), "\(text)") }
        }
        #expect(self.closure("protocol P { func f(_ a: A) }", depth: .everything).wants(outline("struct A {}")))
    }

    /// Only initialisers that give values whenever they are called make any, from what has none so far.
    @Test(arguments: [
        ("init(b: B) {}", true), ("init?(b: B) {}", false), ("init(b: B) throws {}", false),
        ("init(b: B) async {}", false), ("init<T>(b: B, t: T) {}", false), ("let b: B", true),
        ("var b: B = .zero", false), ("let b: B; init() {}", false), ("struct N { let b: B }", false),
    ])
    func whatMakesNoValuesIsNotFollowed(_ members: String, _ isFollowed: Bool) {
        var closure = closure("protocol P { var a: A { get } }")
        closure.add([file("struct A { \(members) }")])
        #expect(closure.wants(outline("struct B {}")) == isFollowed)
    }

    @Test func whatIsNamedAgainByAProtocolIsFollowedThen() {
        let first = file("protocol P { var a: A { get } }")
        let second = file("protocol R { var b: B { get } }")
        var closure = NameClosure([first, second], depth: .values)
        closure.choose(first.protocols)
        closure.add([file("struct A { let b: B }"), file("struct B { let c: C }")])
        #expect(!closure.wants(outline("struct C {}")))
        closure.choose(second.protocols)
        #expect(closure.wants(outline("struct C {}")))
    }

    @Test func everythingReachesFurther() {
        var closure = closure("protocol P { var a: A { get } }", depth: .everything)
        closure.add([file("struct A: K { let b: B }"), file("struct B { let c: C }")])
        for name in ["C", "K"] { #expect(closure.wants(outline("struct \(name) {}")), "\(name)") }
        #expect(closure.wants(outline("extension A {}")))
        #expect(!self.closure("protocol P { var a: A { get } }").wants(outline("extension A {}")))
    }

    @Test func whatThePlatformsProtocolsNameIsWanted() {
        #expect(closure("protocol P: Encodable {}").wants(outline("protocol Encoder {}\nstruct Encoder {}")))
    }

    /// A closure over protocols of the module `Notes`, which imports `Store`, which imports `Base`; `App` imports `Notes`.
    private func closureAmongModules(_ text: String) -> (closure: NameClosure, graph: ModuleGraph) {
        let imports = ["Notes": ["Store"], "Store": ["Base"], "Base": [], "App": ["Notes"], "Other": []]
        let graph = ModuleGraph(
            imports.map { (module: $0, imported: $1.map { QuickScan.hash(of: $0) }) }
                + [(module: nil, imported: [])])
        let file = file(text)
        var closure = NameClosure([file], depth: .values, texts: ["Locked"], modules: graph)
        closure.choose(file.protocols)
        return (closure, graph)
    }

    @Test(arguments: ["Notes": true, "Store": true, "Base": true, "App": false, "Other": false])
    func onlyWhatTheModuleSeesIsWanted(_ module: String, _ isSeen: Bool) {
        let (closure, graph) = closureAmongModules("protocol P { var a: A { get } }")
        let number = graph.number(of: module)
        #expect(closure.wants(outline("struct A {}"), of: number) == isSeen)
        #expect(closure.wants(outline("struct Locked {}"), of: number), "what doubles use by themselves")
        #expect(closure.wants(outline("struct A {}"), of: graph.number(of: nil)))
    }

    @Test(arguments: ["Notes": true, "Store": false, "App": true, "Other": false])
    func onlyModulesThatSeeAProtocolExtendIt(_ module: String, _ isSeer: Bool) {
        let (closure, graph) = closureAmongModules("protocol P {}")
        #expect(closure.wants(outline("extension P { func f() {} }"), of: graph.number(of: module)) == isSeer)
    }

    @Test func whatIsNestedIsWantedOfModulesThatAreSeen() {
        let (closure, graph) = closureAmongModules("protocol P { var a: Outer.Inner { get } }")
        for (module, isSeen) in ["Base": true, "Other": false] {
            let number = graph.number(of: module)
            #expect(closure.mayWantExtensions(of: outline("extension Outer {}"), of: number) == isSeen)
            #expect(closure.wants(namesInExtensions: [QuickScan.hash(of: "Inner")], of: number) == isSeen)
        }
    }

    /// What is declared where nobody sees it is not looked into, though a name is the same.
    @Test func namesInTypesOfUnseenModulesAreNotFollowed() {
        var (closure, graph) = closureAmongModules("protocol P { var a: A { get } }")
        let types = { (module: String) in
            FileDeclarations(
                parsing: SourceText(path: "\(module).swift", text: "struct A { let of\(module): In\(module) }"),
                module: module, detail: .names)
        }
        closure.add([types("Other"), types("Store")])
        #expect(closure.wants(outline("struct InStore {}"), of: graph.number(of: "Base")))
        #expect(!closure.wants(outline("struct InOther {}"), of: graph.number(of: "Other")))
    }

    @Test func filesThatExportModulesAreWanted() {
        #expect(closure("protocol P {}").wants(outline("@_exported import A")))
    }

    private func closed(_ text: String, at path: String = "T.swift") -> FileDeclarations {
        FileDeclarations(
            parsing: SourceText(path: path, text: text), module: "Notes", detail: .outer, holdsNoProtocols: true)
    }

    /// What types hold is read once somebody names them, and of files nothing else is kept than what is named.
    @Test func typesAreOpenedWhereTheyAreNamed() throws {
        var closure = closure("protocol P { var a: Outer.Inner { get }; func f(_ b: B) }")
        closure.add([
            closed(
                """
                // A comment.
                struct Unnamed { struct Inner {} }
                extension Outer { struct Inner { let c: C } }

                enum Outer { struct Other { struct D {} } }
                typealias Unused = Int
                """)
        ])
        #expect(closure.wants(outline("struct C {}")), "what makes a value of 'Outer.Inner'")
        closure.add([closed("struct C {}; struct B { struct Z {} }; extension B: Equatable {}", at: "C.swift")])
        let files = closure.finish()
        #expect(files.map { $0.types.map(\.name) } == [[], ["Outer.Inner", "Outer"], ["C", "B"]])
        #expect(files.map { $0.extensions.map(\.extendedName) } == [[], ["Outer"], ["B"]])
        #expect(files.flatMap(\.aliases).isEmpty)
        #expect(files[1].types.map(\.line) == [3, 5])
        let member = try #require(files[1].types[0].members.first)
        #expect(files[1].source.text(in: member.range) == "let c: C")
    }

    @Test func typesBehindTypesThatAreOpenedLaterAreFound() {
        var closure = closure("protocol P { var a: A { get } }")
        closure.add([closed("struct A { let b: Outer.B }; struct Outer { struct B { let c: C } }")])
        #expect(closure.wants(outline("struct C {}")) == false, "values are made of values, and no further")
        #expect(closure.finish()[1].types.map(\.name) == ["A", "Outer", "Outer.B"])
    }

    /// Of what nobody has named nothing is kept; once it is named, the file is wanted again, and takes its own place.
    @Test func filesAreReadAgainForWhatIsNamedLater() throws {
        var closure = closure("protocol P { var a: A { get }; var x: X { get } }")
        let later = closed("struct X {}; struct B { let c: C }; extension Y: Q {}; typealias Z = Int", at: "U.swift")
        let (part, rest) = closure.part(of: later, besideTextsUpTo: 0)
        #expect(part.types.map(\.name) == ["X"] && part.extensions.isEmpty && part.aliases.isEmpty)
        let left = try #require(rest)
        #expect(!closure.wants(left))
        closure.add([part, closed("struct A { let b: B }")])
        #expect(closure.wants(left), "what makes a value of 'A'")
        let (again, others) = closure.part(of: later, besideTextsUpTo: 0)
        #expect(again.types.map(\.name) == ["X", "B"] && others.map { closure.wants($0) } == false)
        closure.add([again])
        #expect(closure.finish().map { $0.types.map(\.name) } == [[], ["X", "B"], ["A"]])
    }

    /// What extends a protocol is relevant without its name being looked up.
    @Test func extensionsOfProtocolsArePartOfTheirFiles() {
        let closure = closure("protocol P { var a: Int { get } }")
        let file = closed("struct A {}; extension P { var a: Int { 1 } }; extension A: P {}")
        let (part, rest) = closure.part(of: file, besideTextsUpTo: 0)
        #expect(part.types.isEmpty && part.extensions.map(\.extendedName) == ["P"])
        #expect(rest?.declared.count == 1 && rest?.extended.count == 1)
        #expect(closure.part(of: closed("extension P {}"), besideTextsUpTo: 0).rest == nil)
        #expect(closure.part(of: file).rest == nil, "a short text is kept")
    }
}
