import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

/// Names for storage, which a type and its values give apart.
@Suite("Names of all members")
struct MemberNamingTests {
    private let requirements: [Requirement]
    private var naming: MemberNaming

    init() throws {
        let emission = try Emission("protocol P { func save(); func save(_ a: Int); static func save(_ b: String) }")
        let resolved = emission.index.resolve(try emission.declaration("P"))
        requirements = resolved.requirements.map(\.requirement)
        let stems = Stems(reserving: [], face: .understudy, kind: SpyKind(), of: resolved)
        naming = MemberNaming(ofValues: stems, ofType: stems)
    }

    @Test("are told apart among values, and are others than those of the type")
    func apart() {
        var naming = naming
        #expect(naming.stem(for: requirements[0], isOfType: false) == "save")
        #expect(naming.stem(for: requirements[1], isOfType: false) != "save")
        #expect(naming.stem(for: requirements[2], isOfType: true) == "save")
        #expect(naming.stem(for: requirements[2], isOfType: true) != "save")
    }

    @Test("may be the same in branches that exclude each other, and in nothing that follows", arguments: [false, true])
    func branches(_ isOfType: Bool) {
        var naming = naming
        let names = naming.apart([0, 1]) { number, naming in naming.stem(for: requirements[number], isOfType: isOfType)
        }
        #expect(names == ["save", "save"])
        #expect(naming.stem(for: requirements[2], isOfType: isOfType) != "save")
        #expect(naming.stem(for: requirements[2], isOfType: !isOfType) == "save")
    }

    @Test("inside branches are others than those before")
    func nested() {
        var naming = naming
        let first = naming.stem(for: requirements[0], isOfType: false)
        let names = naming.apart([1]) { number, naming in naming.stem(for: requirements[number], isOfType: false) }
        #expect(names.first != first)
    }
}
