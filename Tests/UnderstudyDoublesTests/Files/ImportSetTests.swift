import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

@Suite("Sets of imports")
struct ImportSetTests {
    private func special(_ text: String, _ clauses: [([String], String)] = []) -> ImportSet.Special {
        ImportSet.Special(text: text, branches: clauses.map { Scope.Branch(earlier: $0.0, clause: $0.1) })
    }

    @Test("are nothing where nothing is imported")
    func empty() { #expect(ImportSet().lines.isEmpty) }

    @Test("are in order, and a testable import stands for a plain one")
    func order() {
        var imports = ImportSet()
        imports.plain = ["Notes", "Foundation", "Combine"]
        imports.testable = ["Notes"]
        imports.special = [special("@preconcurrency import Dispatch")]
        #expect(
            imports.lines == [
                "import Combine", "@preconcurrency import Dispatch", "import Foundation", "", "@testable import Notes",
            ])
    }

    static let written = [
        ("import A", "import A", true), ("public import A", "import A", true),
        ("@_exported import A", "import A", true), ("@testable import A", "import A", true),
        ("import A.B", "import A.B", true), ("import struct A.B", "import struct A.B", false),
        ("@_spi(Tests) import A", "@_spi(Tests) import A", false),
        ("@_implementationOnly import func A.b", "import func A.b", false),
        ("@preconcurrency public import A", "@preconcurrency import A", false),
    ]

    @Test("write what a test file needs of an import", arguments: written)
    func text(_ text: String, _ line: String, _ isPlain: Bool) {
        #expect(special(text).text == line)
        #expect(special(text).isPlain == isPlain)
    }

    @Test("put what is under one condition together")
    func conditions() {
        var imports = ImportSet()
        imports.special = [
            special("import UIKit", [([], "#if canImport(UIKit)")]),
            special("import AppKit", [(["#if canImport(UIKit)"], "#elseif canImport(AppKit)")]),
            special("import SwiftUI", [([], "#if canImport(UIKit)")]),
        ]
        #expect(
            imports.lines == [
                "#if canImport(UIKit)", "import SwiftUI", "import UIKit", "#elseif canImport(AppKit)", "import AppKit",
                "#endif",
            ])
    }

    @Test("leave out under a condition what is there without one")
    func covered() {
        var imports = ImportSet()
        imports.plain = ["Foundation"]
        imports.special = [
            special("import FoundationEssentials", [([], "#if canImport(FoundationEssentials)")]),
            special("import Foundation", [(["#if canImport(FoundationEssentials)"], "#else")]),
        ]
        #expect(imports.lines == ["import Foundation"])
    }

    @Test("hold each import once")
    func union() {
        var imports = ImportSet()
        imports.plain = ["A"]
        imports.special = [special("import struct B.C")]
        var others = imports
        others.plain = ["D"]
        imports.formUnion(others)
        #expect(imports.lines == ["import A", "import struct B.C", "import D"])
    }
}
