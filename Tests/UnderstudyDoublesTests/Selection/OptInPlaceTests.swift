import Testing
import UnderstudySemantics
import UnderstudySyntax

/// Where comments that opt protocols in are found, and which are none.
@Suite("Places of opt-ins")
struct OptInPlaceTests {
    private func kinds(_ sources: String..., of name: String = "P") throws -> [String]? {
        let files = sources.enumerated().map { Emission.file($0.element, path: "F\($0.offset).swift") }
        return OptIns(files).kinds(of: try Emission(files).declaration(name))
    }

    @Test(arguments: [
        "@MainActor\n// understudy: stub\nprotocol P {}",
        "@MainActor // the main one\n// understudy: stub\npublic protocol P {}",
        "/* understudy: stub */\nprotocol P {}",
        "/**\n * Keeps notes.\n * understudy: stub\n */\nprotocol P {}",
        "/// Keeps notes.\n// understudy: stub(defaults)\n@MainActor\nprotocol P {}",
    ])
    func areRead(source: String) throws {
        #expect(try kinds(source) == ["stub"])
    }

    @Test func areReadAboveExtensionsInOtherFiles() throws {
        #expect(try kinds("protocol P {}", "// sourcery: AutoMockable\nextension P {}") == [])
        #expect(try kinds("protocol P {}", "// sourcery: AutoMockable\nextension Q {}") == nil)
    }

    @Test func areReadFromRegions() throws {
        let source = """
            // sourcery:begin: AutoMockable
            protocol P {}

            protocol Q {}
            // sourcery:end
            protocol R {}
            """
        #expect(try kinds(source) == [])
        #expect(try kinds(source, of: "Q") == [])
        #expect(try kinds(source, of: "R") == nil)
    }

    @Test func sayWhichKindsHaveDefaults() throws {
        let emission = try Emission("// understudy: spy(defaults), stub\nprotocol P {}")
        let optIn = try #require(try emission.declaration("P").optIn)
        #expect(optIn.kinds == ["spy", "stub"])
        #expect(optIn.includesDefaults("spy") && !optIn.includesDefaults("stub"))
    }

    @Test(arguments: [
        ("// understudy: spy\n\nprotocol P {}", [1]), ("// understudy: spy\nclass P {}", [1]),
        ("// understudy spy\nprotocol P {}", [1]),
        ("// sourcery: automockable\n// AutoMockable\nprotocol P {}", [1, 2]),
        ("// Understudy - spy, fake\nprotocol P {}", [1]), ("// Understudy: see the manual\nprotocol P {}", []),
        ("@MainActor\n@Mockable\nprotocol P {}", []), ("protocol P: AutoMockable {}", []),
        ("// understudy: spy\nprotocol P {}", []), ("// An understudy for tests.\nprotocol P {}", []),
        ("@MainActor\n// understudy: spy\nprotocol P {}", []),
        ("// sourcery:begin: AutoMockable\nprotocol P {}\n// sourcery:end", []),
    ])
    func areSaidToBeNone(source: String, lines: [Int]) {
        let found = Emission.file(source).strayOptIns
        #expect(found.compactMap(\.location?.position?.line) == lines)
        #expect(found.allSatisfy { $0.id.description == "stray-opt-in" && $0.severity == .warning })
    }
}
