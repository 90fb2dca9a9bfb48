import Testing
import UnderstudyDoubles
import UnderstudySemantics

@Suite("Compositions")
struct CompositionTests {
    private static let parts = """
        public protocol Opening { func open() }
        public protocol Closing: AnyObject { func close() throws }
        open class Screen { public init() {} }

        """

    @Test func haveTheRequirementsOfAllParts() throws {
        let emission = try Emission(Self.parts + "public typealias Hatch = Opening & Closing")
        #expect(
            try emission.lines(of: "Hatch", with: "class ", "func ") == [
                "final class HatchSpy: Hatch {", "func open() { openCallCount += 1 }", "func close() throws {",
            ])
        #expect(try emission.text(of: "Hatch").contains("/// A spy of `Hatch`, yours to edit.\n"))
    }

    @Test func ofCompositionsCountToo() throws {
        let aliases = "public typealias Hatch = Opening & Closing\npublic typealias Safe = Hatch & Sendable"
        let emission = try Emission(Self.parts + aliases)
        #expect(try emission.lines(of: "Safe", with: "func o", "func c", "struct Storage").count == 3)
    }

    @Test func bringTheirSuperclassAlong() throws {
        let emission = try Emission(Self.parts + "public typealias Page = Screen & Opening")
        #expect(try emission.lines(of: "Page", with: "class ") == ["nonisolated final class PageSpy: Page {"])
    }

    @Test func areFoundByTheirPathsAndAccess() throws {
        let emission = try Emission(Self.parts + "enum House { typealias Hatch = Opening & Closing }")
        let hatch = try #require(emission.index.allCompositions.first)
        #expect(hatch.name == "House.Hatch")
        #expect(hatch.isComposition)
        #expect(hatch.effectiveAccess == .internal)
        #expect(hatch.isNamed("Hatch") && hatch.isNamed("Notes.House.Hatch") && !hatch.isNamed("Other.Hatch"))
        #expect(try emission.text(of: "Hatch").hasPrefix("@testable import Notes\n"))
    }

    @Test(arguments: [
        "typealias X = Opening", "typealias X = any Opening & Closing", "typealias X<T> = Opening & Closing",
        "typealias X = [Opening & Closing]", "typealias X = Opening & Keyed<Int>",
    ])
    func otherAliasesAreNone(_ alias: String) throws {
        #expect(try Emission(Self.parts + alias).index.allCompositions.isEmpty)
    }

    @Test func areNoProtocolsOfTheirOwn() throws {
        let emission = try Emission(Self.parts + "public typealias Hatch = Opening & Closing")
        #expect(emission.index.allProtocols.map(\.name) == ["Opening", "Closing"])
    }

    @Test func unknownPartsAreRefused() throws {
        #expect(
            try Emission(Self.parts + "typealias X = Opening & Unknown").refusal(of: "X")
                == "Notes.swift:4:11: error: cannot generate a spy of 'X': the protocol 'Unknown' that it refines was "
                + "not found; add its sources with --context (a protocol of an SDK has none: write its double by hand) [unknown-protocol]"
        )
    }
}
