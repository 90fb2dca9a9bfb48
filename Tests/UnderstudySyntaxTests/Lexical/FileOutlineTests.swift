import Testing

@testable import UnderstudySyntax

/// The outline of a file with this text.
private func outline(_ text: String) -> FileOutline {
    var bytes = Array(text.utf8)
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { FileOutline(of: UnsafeBufferPointer(rebasing: $0.dropLast())) }
}

private func hashes(_ names: String...) -> [UInt64] { names.map(QuickScan.hash(of:)) }

@Suite("What stands at the top level of a file")
struct FileOutlineTests {
    @Test func typesAndAliasesAreDeclared() {
        let found = outline(
            """
            public final class A<T>: B { class Nested {} }
            @available(macOS 13, *) struct C { enum Deep { struct Deeper {} } }
            indirect enum D { case x }
            actor E {}
            typealias F = (A) -> B
            """)
        #expect(found.declared == hashes("A", "C", "D", "E", "F"))
        #expect(found.extended.isEmpty)
    }

    @Test func conditionsAreNoNesting() {
        let found = outline("#if os(Linux)\nstruct A {}\n#else\n  struct B {}\n#endif")
        #expect(found.declared == hashes("A", "B"))
    }

    @Test func literalsCommentsAndBodiesDeclareNothing() {
        let found = outline(
            #"""
            // struct A {}
            /* class B { /* struct C {} */ } */
            let text = "struct D { \(values.map { "}" }) "
            let pattern = /struct E \{/
            func run() { struct F {} }
            let list = [1: { struct G {} }]
            import struct Foundation.Data
            struct H {}
            """#)
        #expect(found.declared == hashes("H"))
    }

    @Test func extendedTypesComeWithTheFirstTwoPartsOfTheirNames() {
        let found = outline("extension A { struct N {} }\npublic extension B.C.D where T: X {}\nextension [Int] {}")
        #expect(found.extended == hashes("A", "B", "C"))
        #expect(found.declared.isEmpty)
    }

    @Test func importedModulesAreKnown() {
        let found = outline(
            """
            import A
            @testable import B
            import struct C.D
            #if canImport(E)
            public import E.F
            #endif
            import
            G
            struct H {}
            """)
        #expect(found.imported == hashes("A", "B", "C", "E", "G"))
        #expect(found.declared == hashes("H"))
    }

    @Test func extensionsThatMakeATypeConformAreKnown() {
        let found = outline(
            """
            extension A {}
            extension B: P {}
            extension C where T == Int { struct N: P {} }
            extension D<Int> {}
            extension E.F: @retroactive P where T: P {}
            """)
        // What follows generic arguments is not looked at.
        #expect(found.conforming == hashes("B", "D", "E", "F"))
    }

    @Test func exportsAreNoticed() {
        #expect(outline("import A\n@_exported import B").exportsModules)
        #expect(!outline("@testable import A\n// @_exported import B").exportsModules)
    }
}

@Suite("Whether a file may join types under a name")
struct CompositionScanTests {
    private func mayCompose(_ text: String) -> Bool {
        var bytes = Array(text.utf8)
        bytes.append(0)
        return bytes.withUnsafeBufferPointer {
            QuickScan.mayDeclareComposition(UnsafeBufferPointer(rebasing: $0.dropLast()))
        }
    }

    @Test(arguments: [
        "typealias X = A & B", "typealias X =\n    A\n    & B", "typealias X = A // first\n  & B",
        "typealias X = Foundation.\n  A & B", "struct S { typealias X = A\n\n & B }", "typealias X = A /* & */ & B",
        "typealias Y = Int\ntypealias X = A & B",
    ])
    func isSeen(_ text: String) { #expect(mayCompose(text)) }

    @Test(arguments: [
        "let x = a & b", "typealias X = A", "typealias X = A\nlet y = a & b", "typealias X = A; let y = a & b",
        "typealias X = A\n// A & B\nlet y = 1", "struct S { typealias X = A }\nlet y = a & b",
    ])
    func isNotSeen(_ text: String) { #expect(!mayCompose(text)) }
}
