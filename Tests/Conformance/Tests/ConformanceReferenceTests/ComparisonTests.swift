import ConformanceReference
import Foundation
import Testing

@Suite("What the comparison says")
struct ComparisonTests {
    private let reference = FileReference(
        file: "A.swift",
        bytes: Array("protocol P { func a(); func b()\n func c() }\n#if X\nprotocol Q {}\n#endif".utf8)
    ).protocols

    private func fields(_ change: (inout [ListedProtocol]) -> Void) -> [String] {
        var ours = reference
        change(&ours)
        return Comparison(ours: ours, theirs: reference).differences.map { "\($0.line) \($0.field)" }
    }

    @Test("Equal listings have no differences, in whatever order the protocols come")
    func equal() {
        #expect(fields { $0.reverse() } == [])
    }

    @Test("What a single file does not tell is not compared")
    func semantics() {
        let found = fields { ours in
            ours[0].module = "M"
            ours[0].requirements[0].hasDefault = true
            var inherited = ours[0].requirements[0]
            inherited.inheritedFrom = "Q"
            ours[0].requirements.append(inherited)
        }
        #expect(found == [])
    }

    @Test("Each field of a protocol is compared")
    func protocolFields() {
        let found = fields { ours in
            ours[0].name = "X"
            ours[0].access = "public"
            ours[0].attributes = ["@A"]
            ours[0].primaryAssociatedTypes = ["A"]
            ours[0].inherits = ["B"]
            ours[0].whereClause = "where A: B"
        }
        let names = ["name", "access", "attributes", "primaryAssociatedTypes", "inherits", "whereClause"]
        #expect(found == names.map { "1 " + $0 })
    }

    @Test("Each field of a requirement is compared")
    func requirementFields() {
        let found = fields { ours in
            ours[0].requirements[2].kind = "var"
            ours[0].requirements[2].name = "x"
            ours[0].requirements[2].signature = "x"
            ours[0].requirements[2].condition = "#if X"
        }
        #expect(found == ["kind", "name", "signature", "condition"].map { "2 c() " + $0 })
    }

    @Test("What one side lacks is said once")
    func missing() {
        #expect(fields { $0.remove(at: 1) } == ["4 protocol"])
        #expect(fields { $0[1].line = 5 } == ["4 protocol", "5 protocol"])
        #expect(fields { $0[0].requirements.remove(at: 2) } == ["2 requirement"])
    }

    @Test("Another order of requirements on different lines is a difference")
    func order() {
        #expect(fields { $0[0].requirements.swapAt(1, 2) } == ["1 order of requirements"])
    }

    @Test("A listing without a key of the contract is refused, null is not")
    func shape() throws {
        let requirement = """
            "kind": "func", "name": "f()", "signature": "func f()", "line": 1, "hasDefault": false, "inheritedFrom": null
            """
        let decoder = JSONDecoder()
        let whole = Data("{\(requirement), \"condition\": null}".utf8)
        #expect(try decoder.decode(ListedRequirement.self, from: whole).condition == nil)
        #expect(throws: DecodingError.self) {
            try decoder.decode(ListedRequirement.self, from: Data("{\(requirement)}".utf8))
        }
    }

    @Test("Paths are understood relative to the folder, to the working folder, and absolute")
    func paths() {
        let paths = ListedPaths(folder: "some/Folder", known: ["B/A.swift"])
        let working = FileManager.default.currentDirectoryPath
        #expect(paths.relative("B/A.swift") == "B/A.swift")
        #expect(paths.relative("./some/Folder/B/A.swift") == "B/A.swift")
        #expect(paths.relative(working + "/some/Folder/B/A.swift") == "B/A.swift")
        #expect(paths.relative("other/A.swift") == "other/A.swift")
    }
}

@Suite("What is taken from parser tests")
struct ParserTestInputsTests {
    @Test("The literal's value is taken without markers, and computed sources are counted")
    func sources() {
        let inputs = ParserTestInputs(
            testFile: #"""
                func test() {
                    assertParse("let 1️⃣a = \"\u{41}\"", diagnostics: [])
                    assertParse(
                        """
                        ℹ️protocol P {
                          func f()
                        }🔟
                        """
                    )
                    assertParse(source)
                    assertParse("a\(b)")
                    other("no")
                }
                """#
        )
        #expect(inputs.sources == ["let a = \"A\"", "protocol P {\n  func f()\n}"])
        #expect(inputs.computed == 2)
    }
}
