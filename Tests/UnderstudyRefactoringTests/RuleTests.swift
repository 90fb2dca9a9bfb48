import Testing

@testable import UnderstudyRefactoring
@testable import UnderstudySemantics
@testable import UnderstudySyntax

/// A file of the module `App`.
private func file(_ text: String, path: String = "Sources/App/A.swift") -> FileDeclarations {
    FileDeclarations(parsing: SourceText(path: path, text: text), module: "App")
}

@Suite("Places in code")
struct CodePlaceTests {
    @Test(
        "A place, marked by '•', is seen from where its declaration is",
        arguments: [
            ("public struct A { package let a: •Int }", "package"), ("struct A { public let a: •Int }", "internal"),
            ("private struct A { let a: •Int }", "private"), ("public struct A { let a: •Int }", "internal"),
            ("public struct A {} ; public extension A { func a(_ n: •Int) {} }", "public"),
            ("struct A {} ; public extension A { func a(_ n: •Int) {} }", "internal"),
            ("public struct A {} ; private extension A { func a(_ n: •Int) {} }", "fileprivate"),
            ("public protocol A { var a: •Int { get } }", "public"),
            ("public struct A { @_spi(X) public func a(_ n: •Int) {} }", "internal"),
            ("public struct A { public func a() { let a: •Int } }", nil),
            ("struct B {} ; struct A { struct C {} ; struct D {} ; private var a: •Int }", "private"),
        ])
    func access(_ text: String, _ level: String?) {
        let parts = text.split(separator: "•").map(String.init)
        let source = file(parts.joined())
        let place = CodePlace(parts[0].utf8.count, in: source)
        #expect(place.access(in: DeclarationIndex([source]))?.rawValue == level)
    }

    @Test("A comment at the end of a line belongs to what is before it")
    func ends() {
        for (text, end) in [
            ("}  // a\n", 7), ("} /* a */ // b\nc", 14), ("} /* a */ c", 1), ("} c // d", 1), ("}\n// a", 1),
            ("} /* a\n */", 1),
            ("} // a\r\n", 6), ("}", 1),
        ] {
            #expect(SourceText(path: "", text: text).endOfLine(after: 1, before: text.utf8.count) == end, "\(text)")
        }
    }
}

@Suite("Conformances that follow others")
struct ConformanceEntryTests {
    @Test(
        "The new protocol is named beside the old one, in the same form",
        arguments: [
            ("struct A: P {}", "struct A: P, Q {}"), ("struct A: P, B {}", "struct A: P, Q, B {}"),
            ("extension [Int]: P where B: C {}", "extension [Int]: P, Q where B: C {}"),
            ("class A: @preconcurrency P {}", "class A: @preconcurrency P, @preconcurrency Q {}"),
            ("extension A: @MainActor P {}", "extension A: @MainActor P, @MainActor Q {}"),
            ("extension A: nonisolated P {}", "extension A: nonisolated P, nonisolated Q {}"),
            ("extension A: @retroactive P {}", "extension A: @retroactive P, Q {}"),
            ("struct A:\n    B,\n    P\n{}", "struct A:\n    B,\n    P,\n    Q\n{}"),
            ("struct A: R {}", "struct A: R, Q {}"),
            ("#if DEBUG\nstruct A: P {}\n#endif", "#if DEBUG\nstruct A: P, Q {}\n#endif"),
        ])
    func entries(_ text: String, _ expected: String) throws {
        let source = file(text)
        let index = DeclarationIndex([source, file("protocol P {}\nprotocol R: P {}", path: "Sources/App/P.swift")])
        let declaration = try #require(index.protocols(named: "P").first)
        let entries = ConformanceEntry.all(to: declaration, refined: true, in: index)
        let edits = entries.map { $0.adding(["Q"], of: "App").edit }
        let bytes = try TextEdit.apply(edits, to: source.source.bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("What is written has the line ends of the file")
    func lineEnds() throws {
        let text = "struct A:\r\n    P\r\n{}"
        let source = file(text)
        let index = DeclarationIndex([source, file("protocol P {}", path: "Sources/App/P.swift")])
        let declaration = try #require(index.protocols(named: "P").first)
        let edits = ConformanceEntry.all(to: declaration, refined: true, in: index).map {
            $0.adding(["Q"], of: nil).edit
        }
        let bytes = try TextEdit.apply(edits, to: source.source.bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "struct A:\r\n    P,\r\n    Q\r\n{}")
    }
}

@Suite("Conformances that the compiler writes")
struct SynthesisedConformanceTests {
    @Test(
        "The first one is found",
        arguments: [
            ("struct A: Equatable {}", "Equatable"),
            ("struct A: Hashable { static func == (a: A, b: A) -> Bool { true } }", "Hashable"),
            ("class A: Equatable {}", nil), ("class A: Codable {}", "Encodable"),
            ("struct A {} ; extension A: Decodable {}", "Decodable"),
            ("enum A: Comparable { case a(Int) ; static func < (a: A, b: A) -> Bool { true } }", "Equatable"),
            ("struct A: Mine {}", "Equatable"),
            ("struct A: Sendable {}", nil),
            ("struct A: Encodable { func encode(to encoder: any Encoder) throws {} }", nil),
        ])
    func find(_ text: String, _ name: String?) throws {
        let source = file(text + "\nprotocol Mine: Hashable {}")
        let index = DeclarationIndex([source])
        #expect(SynthesisedConformance.first(of: try #require(source.types.first), in: index) == name)
    }
}
