import Testing

@testable import UnderstudySemantics

/// What `list` says of a protocol and its requirements.
@Suite struct ListTests {
    @Test func namesHoldLabels() {
        let names = index(
            """
            protocol P {
                func save(_ note: Note, for user: User)
                init?(x: Int)
                subscript(i: Int, at j: Int) -> Int { get }
                static func == (a: Self, b: Self) -> Bool
                var a: Int { get }, b: Int { get }
                associatedtype T
                typealias U = T
                func plain()
            }
            """
        ).requirementNames()
        #expect(
            names == [
                "save(_:for:)", "init?(x:)", "subscript(_:at:)", "==(_:_:)", "a", "b", "T", "U", "plain()",
            ])
    }

    @Test func signaturesAreTokensWithoutComments() throws {
        let found = index("protocol P { @A /* b */ func f( a : Int )\n\n// c\n async  throws -> [ T ] }")
        let requirement = try #require(found.allProtocols.first?.requirements.first)
        #expect(requirement.text == "@A func f( a : Int ) async throws -> [ T ]")
    }

    @Test func linesAreThoseOfTheKeywords() {
        let found = index("@A\npublic\nprotocol P {\n  @B\n  static\n  func f()\n}")
        #expect(found.allProtocols.map(\.line) == [3])
        #expect(found.allProtocols.flatMap(\.requirements).map(\.line) == [6])
    }

    @Test func conditionsAreJoined() {
        let found = index(
            """
            protocol P {
            #if os(Linux) && !A
            #if B
            func f()
            #endif
            #elseif C // why
            func g()
            #else
            func h()
            #endif
            func i()
            }
            """)
        #expect(
            found.allProtocols.flatMap(\.requirements).map(\.condition) == [
                "#if os(Linux) && !A && #if B", "#elseif C", "#else", nil,
            ])
    }

    @Test func nestedProtocolsAreNamedByTheirPath() {
        let found = index("struct A { protocol P {} enum B { protocol Q {} } }\nextension [Int] { protocol R {} }")
        #expect(found.allProtocols.map(\.name) == ["A.P", "A.B.Q", "[Int].R"])
    }

    @Test func protocolsInBodiesAreNotListed() {
        #expect(index("func f() { protocol P {} }\nprotocol Q {}").allProtocols.map(\.name) == ["Q"])
    }

    @Test func protocolsInConditionsAreListed() {
        #expect(index("#if A\nprotocol P {}\n#else\nprotocol Q {}\n#endif").allProtocols.map(\.name) == ["P", "Q"])
    }

    @Test func accessComesFromModifierOrExtension() {
        let found = index(
            """
            public protocol A {}
            protocol B {}
            public extension X { protocol C {}; private protocol D {} }
            private extension X { protocol E {} }
            public struct Y { protocol F {} }
            package protocol G {}
            """)
        #expect(
            found.allProtocols.map(\.access) == [
                .public, .internal, .public, .private, .fileprivate, .internal, .package,
            ])
    }

    @Test func attributesAndClausesAreCompact() throws {
        let found = index("@MainActor @A( 1 )\nprotocol P<T,U>: A ,  B<C>where T : D {}")
        let declaration = try #require(found.allProtocols.first)
        #expect(declaration.attributes == ["@MainActor", "@A( 1 )"])
        #expect(declaration.primaryAssociatedTypes == ["T", "U"])
        #expect(declaration.inherited == ["A", "B<C>"])
        #expect(declaration.whereClause == "where T : D")
    }
}
