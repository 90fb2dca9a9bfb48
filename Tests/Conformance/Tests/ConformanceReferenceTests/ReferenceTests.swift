import ConformanceReference
import Testing

private func protocols(_ source: String) -> [ListedProtocol] {
    FileReference(file: "A.swift", bytes: Array(source.utf8)).protocols
}

private func requirements(_ body: String) throws -> [ListedRequirement] {
    try #require(protocols("protocol P {\n\(body)\n}").first).requirements
}

@Suite("What the reference finds")
struct ReferenceTests {
    @Test("Protocols are found at the top level, in types, in extensions and in regions, but not in bodies")
    func places() {
        let found = protocols(
            """
            protocol A {}
            struct S { enum E { protocol B {} } ; func f() { protocol No {} } }
            extension S.E {
                #if os(Linux)
                class C { protocol D {} }
                #else
                protocol F {}
                #endif
            }
            #if X
            protocol G {}
            #endif
            let value = { protocol No {} }
            """
        )
        #expect(found.map(\.name) == ["A", "S.E.B", "S.E.C.D", "S.E.F", "G"])
        #expect(found.map(\.line) == [1, 2, 5, 7, 11])
    }

    @Test("The access level is the protocol's own, or that of the extension directly around it")
    func access() {
        let found = protocols(
            """
            package protocol A {}
            public extension S { protocol B {} ; private protocol C {} ; struct T { protocol D {} } }
            public struct U { protocol E {} }
            private extension S { protocol F {} }
            """
        )
        #expect(found.map(\.access) == ["package", "public", "private", "internal", "internal", "fileprivate"])
    }

    @Test("The head of a protocol is read without comments")
    func head() throws {
        let source = """
            \u{FEFF}@available( *, deprecated, /* why */ message: "a  // b" ) // no
            @MainActor
            public
            protocol P<A,B> : AnyObject, Foo  <  Int >, ~Copyable where A: // no
              Equatable, B == Int {}
            """
        let found = try #require(protocols(source).first)
        #expect(found.line == 4)
        #expect(found.attributes == [#"@available( *, deprecated, message: "a  // b" )"#, "@MainActor"])
        #expect(found.primaryAssociatedTypes == ["A", "B"])
        #expect(found.inherits == ["AnyObject", "Foo < Int >", "~Copyable"])
        #expect(found.whereClause == "where A: Equatable, B == Int")
    }

    @Test(
        "A requirement has its kind and name",
        arguments: [
            ("func f()", "func", "f()"),
            ("func f(_ a: Int, b: Int, c d: Int)", "func", "f(_:b:c:)"),
            ("func `default`(`in` a: Int)", "func", "`default`(`in`:)"),
            ("static func ==(a: Self, b: Self) -> Bool", "func", "==(_:_:)"),
            ("static func < <T>(a: Self, b c: T) -> Bool", "func", "<(_:b:)"),
            ("init?(x: Int, _ y: Int)", "init", "init?(x:_:)"),
            ("init()", "init", "init()"),
            ("subscript(a: Int, b c: Int) -> Int { get }", "subscript", "subscript(_:b:)"),
            ("associatedtype A: Equatable = Int where A: Hashable", "associatedtype", "A"),
            ("typealias T = Int", "typealias", "T"),
            ("static var `self`: Int { get async throws }", "var", "`self`"),
        ]
    )
    func names(source: String, kind: String, name: String) throws {
        let found = try requirements(source)
        #expect(found.map(\.kind) == [kind])
        #expect(found.map(\.name) == [name])
        #expect(found.map(\.signature) == [source])
    }

    @Test("Comments and white space become one space, and nothing is put where nothing was")
    func signature() throws {
        let found = try requirements(
            """
            /// Words.
            @available(macOS 14,*) /* a */ @objc(f:)
            optional
            func f<T>( // b
                a:Int,/* c */b: T
            )async throws(E)->[T]where T:P // d
            """
        )
        let signature =
            "@available(macOS 14,*) @objc(f:) optional func f<T>( a:Int, b: T )async throws(E)->[T]where T:P"
        #expect(found.map(\.signature) == [signature])
        #expect(found.map(\.line) == [5])
    }

    @Test("Each binding is a requirement of its own")
    func bindings() throws {
        let found = try requirements("@A static var a: Int { get },b: String { get set }")
        #expect(found.map(\.name) == ["a", "b"])
        #expect(found.map(\.signature) == ["@A static var a: Int { get }", "@A static var b: String { get set }"])
    }

    @Test("Conditions are the clauses as written, inner ones after outer ones")
    func conditions() throws {
        let found = try requirements(
            """
            #if os(Linux) // a
            func a()
            #if  swift(>=6)
            func b()
            #endif
            #elseif(DEBUG && /* b */ X)
            func c()
            #else
            func d()
            #endif
            func e()
            """
        )
        let conditions = ["#if os(Linux)", "#if os(Linux) && #if swift(>=6)", "#elseif(DEBUG && X)", "#else", nil]
        #expect(found.map(\.condition) == conditions)
    }

    @Test("A file that is not Swift is marked")
    func parseErrors() {
        #expect(FileReference(file: "A.swift", bytes: Array("protocol P { func }".utf8)).hasParseErrors)
        #expect(!FileReference(file: "A.swift", bytes: Array("protocol P {}".utf8)).hasParseErrors)
    }
}
