import UnderstudyIndex
import IndexedUsage
import Testing

@Suite struct IndexedProtocolTests {
    private func usage(_ source: String, of name: String) throws -> IndexedProtocol {
        let module = try BuiltModule(source)
        defer { module.remove() }
        return try #require(try module.protocols()[name])
    }

    @Test func requirementsComeInTheOrderOfTheSourceWithoutAssociatedTypes() throws {
        let one = try usage(
            "protocol P { associatedtype A\nvar v: Int { get set }\nfunc f(a: Int)\nsubscript(i: Int) -> Int { get }\ninit(x: Int) }",
            of: "P")
        #expect(one.requirements.map(\.name) == ["v", "f(a:)", "subscript(_:)", "init(x:)"])
        #expect(one.requirements.map(\.isSubscript) == [false, false, true, false])
        #expect(one.requirements.map(\.place.line) == [2, 3, 4, 5])
    }

    @Test func aTypeUsesWhatItsMembersUse() throws {
        let one = try usage(
            """
            protocol P { var v: Int { get set }; func f() }
            struct S {
                var p: any P
                lazy var first = p.v
                mutating func g() { p.f(); p.v = 2 }
                var h: Int { [1].map { _ in p.v }[0] }
            }
            """, of: "P")
        #expect(one.lines == ["S: v 4:24", "S: f() 5:27", "S: v 5:34", "S: v 6:35"])
        #expect(one.uses[2].roles.contains(.write))
    }

    @Test func membersOfExtensionsBelongToTheExtendedTypeAndNestedTypesToThemselves() throws {
        let one = try usage(
            """
            protocol P { func f() }
            struct S { enum N {} }
            extension S { func g(_ p: some P) { p.f() } }
            extension S.N { static func g(_ p: some P) { p.f() } }
            extension Array where Element: P { func g() { self[0].f() } }
            """, of: "P")
        #expect(one.lines == ["S: f() 3:39", "S.N: f() 4:48", "Array: f() 5:55"])
    }

    @Test func functionsAndVariablesOutsideOfTypesAreConsumers() throws {
        let one = try usage(
            """
            protocol P { var v: Int { get } }
            func free(_ p: any P) -> Int { p.v }
            let reader = { (p: any P) in p.v }
            """, of: "P")
        #expect(one.lines == ["free(_:): v 2:34", "reader: v 3:32"])
    }

    @Test func subscriptsOperatorsAndInitialisersArePlacedWhereTheyAreWritten() throws {
        let one = try usage(
            """
            protocol P { subscript(i: Int) -> Int { get }; init(x: Int); static func < (a: Self, b: Self) -> Bool }
            func f<T: P>(_ p: T) {
                _ = p[0]; _ = T(x: 1); _ = T.init(x: 2); _ = p < p
            }
            """, of: "P")
        #expect(
            one.lines == [
                "f(_:): subscript(_:) 3:10", "f(_:): init(x:) 3:19", "f(_:): init(x:) 3:34", "f(_:): <(_:_:) 3:52",
            ])
    }

    @Test func whatConformersAndExtensionsDoWithItIsKeptApart() throws {
        let one = try usage(
            """
            protocol P { func f() }
            protocol Q: P {}
            extension P { func twice() { f() } }
            extension Q { func thrice() { f() } }
            struct Wrapper: Q { var base: any P; func f() { base.f() } }
            """, of: "P")
        #expect(one.lines.isEmpty)
        #expect(one.usesOfConformers.map(one.text) == ["P: f() 3:30", "Q: f() 4:31", "Wrapper: f() 5:54"])
    }

    @Test func callsThroughAKnownTypeAreKeptApart() throws {
        let one = try usage(
            """
            protocol P { func f() }
            struct Live: P { func f() {} }
            func g(_ live: Live) { live.f() }
            """, of: "P")
        #expect(one.lines.isEmpty)
        #expect(one.concreteUses.map(one.text) == ["g(_:): f() 3:29"])
    }

    @Test func inheritedRequirementsAreTheirOwnProtocols() throws {
        let source = "protocol Base { func f() }\nprotocol P: Base {}\nfunc g(_ p: any P) { p.f() }"
        #expect(try usage(source, of: "P").lines.isEmpty)
        #expect(try usage(source, of: "Base").lines == ["g(_:): f() 3:24"])
    }
}
