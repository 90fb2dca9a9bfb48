import Testing

@testable import UnderstudySemantics

/// Requirements from other protocols, and doubles.
@Suite struct InheritanceTests {
    private func inherited(_ found: DeclarationIndex, of name: String = "P") -> [String] {
        guard let declaration = found.protocols(named: name).first else { return ["no protocol \(name)"] }
        return found.inheritedRequirements(of: declaration).map { "\($0.origin).\($0.requirement.name)" }
    }

    @Test func requirementsAreInheritedAcrossFiles() {
        let found = index(
            "protocol P: Q, R {}", "protocol Q: S { func q() }", "protocol R { func r() }\nprotocol S { func s() }")
        #expect(inherited(found) == ["Q.q()", "R.r()", "S.s()"])
    }

    @Test func compositionsAndAliasesAreFollowed() {
        let found = index("typealias QR = Q & R\nprotocol P: QR {}\nprotocol Q { func q() }\nprotocol R { func r() }")
        #expect(inherited(found) == ["Q.q()", "R.r()"])
    }

    @Test func aliasesAreFollowedHoweverManyThereAre() {
        let chain = (1..<40).map { "typealias A\($0) = A\($0 - 1)\n" }.joined()
        let found = index("typealias A0 = Q\n" + chain + "protocol P: A39 {}\nprotocol Q { func q() }")
        #expect(inherited(found) == ["Q.q()"])
    }

    @Test func whereSelfInherits() {
        #expect(inherited(index("protocol P where Self: Q {}\nprotocol Q { func q() }")) == ["Q.q()"])
    }

    @Test func requirementDeclaredAgainIsNotRepeated() {
        #expect(inherited(index("protocol P: Q { func q() }\nprotocol Q { func q() }")).isEmpty)
    }

    @Test func circlesEnd() {
        #expect(inherited(index("protocol P: Q { func p() }\nprotocol Q: P { func q() }")) == ["Q.q()"])
        #expect(inherited(index("typealias A = A & A & A & A & B\ntypealias B = A & B\nprotocol P: A {}")).isEmpty)
    }

    @Test func doublesAreFoundByConformanceAndNameInTestsOnly() throws {
        let source = "protocol P {}\nclass PSpy: P {}\nstruct MockP: P {}\nclass Live: P {}\nclass OtherSpy: Q {}"
        func doubles(in module: String?) throws -> [String] {
            let found = index(source, module: module)
            let declaration = try #require(found.allProtocols.first)
            return found.doubles(of: declaration).map { "\($0.kind) \($0.declaration.name)" }
        }
        #expect(try doubles(in: "NotesTests") == ["spy PSpy", "mock MockP"])
        #expect(try doubles(in: "Notes") == [])
    }

    @Test func onlyTheProtocolsOwnNameMakesADouble() throws {
        let source = """
            protocol APIClient {}
            struct URLSessionAPIClient: APIClient {}
            struct APIClientClient: APIClient {}
            struct FailingAPIClientStub: APIClient {}
            protocol StoreProtocol {}
            class StoreSpy: StoreProtocol {}
            class FakeStore: StoreProtocol {}
            class Home { protocol Delegate {} }
            class HomeDelegateSpy: Home.Delegate {}
            """
        let found = index(source, module: "NotesTests")
        let names = found.allProtocols.flatMap { found.doubles(of: $0) }.map(\.declaration.name)
        #expect(names.sorted() == ["APIClientClient", "FakeStore", "HomeDelegateSpy", "StoreSpy"])
    }

    @Test func doublesAreFoundByTheirHeaderAnywhere() throws {
        let found = index("protocol P {}\n/// A spy of `P`, yours to edit.\nclass Watcher: P {}")
        let declaration = try #require(found.allProtocols.first)
        #expect(found.doubles(of: declaration).map(\.kind) == ["spy"])
    }
}
