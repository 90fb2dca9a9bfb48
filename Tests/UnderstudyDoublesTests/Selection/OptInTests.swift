import Testing
import UnderstudySemantics

@Suite("Opt-in comments")
struct OptInTests {
    @Test(arguments: [
        ("// understudy: spy, stub", ["spy", "stub"]),
        ("// understudy: spy", ["spy"]),
        ("//understudy:spy,fake", ["spy", "fake"]),
        ("/// understudy: spy", ["spy"]),
        ("// understudy:", []),
        ("/// @mockable", []),
        ("/// @mockable(typealias: T = Int)", []),
        ("// sourcery: AutoMockable", []),
        ("// sourcery: other, AutoMockable", []),
        ("// understudy: spy\n/// What it is for.\n/// And more.", ["spy"]),
        ("// understudy: spy\r", ["spy"]),
        ("// understudy: stub\n@MainActor", nil),
        ("// sourcery: AutoEquatable", nil),
        ("// about understudy: spy", nil),
        ("/// understands spy", nil),
        ("// understudy: spy\n", nil),
        ("let a = \"// understudy: spy\"", nil),
    ])
    func comment(_ comment: String, kinds: [String]?) throws {
        let emission = try Emission("import X\n\(comment)\npublic protocol P {}\n// understudy: dummy\n")
        if comment.hasSuffix("@MainActor") {
            // Attributes belong to the declaration: the comment stands right above it.
            #expect(try emission.declaration("P").optIn?.kinds == ["stub"])
        } else {
            #expect(try emission.declaration("P").optIn?.kinds == kinds)
        }
    }

    @Test func aboveACompositionToo() throws {
        let source = "protocol A {}\nprotocol B {}\n// understudy: stub\ntypealias C = A & B\n"
        #expect(try Emission(source).index.allCompositions.map { $0.optIn?.kinds } == [["stub"]])
    }

    @Test func insideOfATypeToo() throws {
        let source = "enum O {\n    // understudy: stub\n    protocol P {}\n    protocol Q {}\n}"
        let emission = try Emission(source)
        #expect(try emission.declaration("P").optIn?.kinds == ["stub"])
        #expect(try emission.declaration("Q").optIn == nil)
    }
}
