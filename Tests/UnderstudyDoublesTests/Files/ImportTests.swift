import Testing
import UnderstudySemantics
@testable import UnderstudyDoubles

@Suite("Imports")
struct ImportTests {
    /// The lines above the double.
    private func head(
        _ files: [(path: String, module: String, text: String)], _ kind: DoubleKind = .spy
    ) throws
        -> [String]
    {
        let emission = try Emission(files.map { Emission.file($0.text, path: $0.path, module: $0.module) })
        let text = try emission.text(kind)
        return text.split(separator: "\n").prefix { !$0.hasPrefix("///") }.map(String.init)
    }

    private func head(_ text: String) throws -> [String] { try head([("A.swift", "Notes", text)]) }

    @Test func theModuleAlone() throws {
        #expect(try head("import Foundation\npublic protocol P { func a(_ x: Int) }") == ["import Notes"])
    }

    @Test func whatSignaturesNeed() throws {
        #expect(
            try head("import Zoo\nimport Alpha\npublic protocol P { func a(_ x: Unknown) }")
                == ["import Alpha", "import Notes", "import Zoo"])
    }

    /// With SE-0444, a literal or an implicit member of a type needs the module that the type is from.
    @Test(arguments: [
        ("Decimal", ["import Foundation", "import Notes"]), ("TimeZone", ["import Foundation", "import Notes"]),
        ("Decimal?", ["import Notes"]), ("Int", ["import Notes"]),
    ])
    func whatAFirstValueIsMadeOfWithoutBeingWritten(_ type: String, imports: [String]) throws {
        let source = """
            import Foundation
            public struct Item { public init(name: String, held: \(type)) {} }
            public protocol P { func a() -> Item }
            """
        #expect(try head(source) == imports)
        #expect(try head([("A.swift", "Notes", source)], .dummy) == imports)
        let slot = source.replacing("protocol P {", with: "protocol P { func setA(_ a: Item);")
        #expect(try head([("A.swift", "Notes", slot)], .fake) == imports)
    }

    /// The protocol's own file need not import what its superclass's does.
    @Test func whatTheCallOfTheSuperclassTakes() throws {
        let base = """
            import Foundation
            open class Base { public init(date: Date) {} }
            """
        let screen = "public protocol P: Base { init(name: String); func show() }"
        let files = [("Base.swift", "Notes", base), ("P.swift", "Notes", screen)]
        for kind in [DoubleKind.spy, .stub, .dummy] {
            #expect(try head(files, kind) == ["import Foundation", "import Notes"])
        }
    }

    @Test func whatARestatedInitializerTakes() throws {
        let base = """
            import Foundation
            import Logging
            open class Base {
                public init() {}
                public required init(bundle: Bundle, log: Logger) {}
            }
            """
        let screen = "public protocol P: Base { init(name: String); func show() }"
        let files = [("Base.swift", "Notes", base), ("P.swift", "Notes", screen)]
        #expect(try head(files) == ["import Foundation", "import Logging", "import Notes"])
        let plain = [
            ("Base.swift", "Notes", base), ("P.swift", "Notes", "public protocol P: Base { func show() }"),
        ]
        #expect(try head(plain) == ["import Notes"])
    }

    @Test func whatFoundationHasAsWellIsWrittenWithItsModule() throws {
        let text = try Emission("public protocol NSObjectProtocol: Sendable { func a(_ x: any NSObjectProtocol) }")
            .text(of: "NSObjectProtocol")
        #expect(text.contains("final class NSObjectSpy: Notes.NSObjectProtocol {"))
        #expect(text.contains("func a(_ x: any Notes.NSObjectProtocol)"))
    }

    @Test func whatFoundationDeclaresComesFromThere() throws {
        #expect(
            try head("import Foundation\nimport Logging\npublic protocol P { func a(_ x: Data, _ y: CInt) -> URL? }")
                == ["import Foundation", "import Notes"])
        let chain = """
            import Logging
            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif
            public protocol P { func a(_ x: Date?) }
            """
        #expect(
            try head(chain) == [
                "import Notes", "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else",
                "import Foundation", "#endif",
            ])
    }

    @Test func whatFoundationMayDeclareComesFromAnywhere() throws {
        #expect(
            try head("import Foundation\nimport Logging\npublic protocol P { func a(_ x: Expression) }")
                == ["import Foundation", "import Logging", "import Notes"])
        #expect(
            try head("import Logging\npublic protocol P { func a(_ x: Data) }") == ["import Logging", "import Notes"])
        let sometimes = """
            #if canImport(CryptoKit)
            import CryptoKit
            #else
            import Foundation
            #endif
            public protocol P { func a(_ x: Data) }
            """
        #expect(try head(sometimes).contains("import CryptoKit"))
        #expect(
            try head("import struct Foundation.URL\nimport Logging\npublic protocol P { func a(_ x: Data) }")
                .contains("import Logging"))
    }

    @Test func classesForTheNetworkNeedTheirModule() throws {
        let text = """
            import Foundation
            import Logging
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif
            public protocol P { func a(_ x: URLRequest) }
            """
        #expect(
            try head(text) == [
                "import Foundation", "import Notes", "#if canImport(FoundationNetworking)",
                "import FoundationNetworking",
                "#endif",
            ])
        #expect(
            try head("import Foundation\nimport Client\npublic protocol P { func a(_ x: URLRequest) }")
                == ["import Client", "import Foundation", "import Notes"])
    }

    @Test func modulesInFrontOfDotsAreEnough() throws {
        #expect(
            try head(
                "import Zoo\nimport Alpha\npublic protocol P { func a(_ x: Zoo.Zebra, _ y: Notes.Page) }\npublic struct Page {}"
            ) == ["import Notes", "import Zoo"])
        #expect(
            try head("import Zoo\nimport Alpha\npublic protocol P { func a(_ x: Zoo.Zebra, _ y: Zoo) }")
                == ["import Alpha", "import Notes", "import Zoo"])
    }

    @Test func modulesThatOnlyPassOnOthers() throws {
        let core = "public struct Page {}"
        let shell = "@_exported import Core"
        let text = "import Shell\nimport Core\nimport Zoo\npublic protocol P { func a() -> Page? }"
        let files = [("C.swift", "Core", core), ("S.swift", "Shell", shell)]
        #expect(
            try head(files + [("A.swift", "Notes", text)]) == ["import Core", "import Notes", "import Shell"])
        let foreign = [("C.swift", "Core", core), ("S.swift", "Shell", "@_exported import Elsewhere")]
        #expect(try head(foreign + [("A.swift", "Notes", text)]) == ["import Core", "import Notes"])
        let unknown = "import Shell\nimport Core\npublic protocol P { func a() -> Book? }"
        #expect(try head(foreign + [("A.swift", "Notes", unknown)]) == ["import Notes", "import Shell"])
    }

    @Test func aliasesOfTheProtocolItself() throws {
        let text = "import Zoo\nimport Alpha\npublic protocol P { typealias Animal = Zoo.Zebra; func a(_ x: Animal) }"
        #expect(try head(text) == ["import Notes", "import Zoo"])
    }

    @Test func internalProtocolsAreTestable() throws {
        #expect(
            try head("import Zoo\nprotocol P { func a(_ x: Zebra) }") == ["import Zoo", "@testable import Notes"])
    }

    @Test func packageProtocolsAreNot() throws {
        #expect(try head("package protocol P { func a() }") == ["import Notes"])
    }

    @Test func whatFilesDontPassOnIsLeftOff() throws {
        #expect(
            try head("@_exported public import Zoo\n@testable import Yak\npublic protocol P { func a(_ x: Unknown) }")
                == ["import Notes", "import Yak", "import Zoo"])
    }

    @Test func equalConditionsAreWrittenOnce() {
        func under(_ clauses: String..., text: String) -> ImportSet.Special {
            ImportSet.Special(
                text: text, branches: [Scope.Branch(earlier: clauses.dropLast(), clause: clauses[clauses.count - 1])])
        }
        var imports = ImportSet()
        imports.plain = ["Notes"]
        imports.special = [
            under("#if canImport(B)", text: "import B"),
            under("#if canImport(B)", "#else", text: "import C"),
            under("#if canImport(B)", text: "import A"),
            under("#if os(Linux)", text: "import Glibc"),
        ]
        #expect(
            imports.lines == [
                "import Notes", "", "#if canImport(B)", "import A", "import B", "#else", "import C", "#endif", "",
                "#if os(Linux)", "import Glibc", "#endif",
            ])
        imports.plain = ["A", "B", "C", "Glibc"]
        #expect(imports.lines == ["import A", "import B", "import C", "import Glibc"])
    }

    @Test func nestedConditionsStayNested() {
        let outer = Scope.Branch(earlier: [], clause: "#if A")
        var imports = ImportSet()
        imports.special = [
            ImportSet.Special(text: "import X", branches: [outer, Scope.Branch(earlier: [], clause: "#if B")]),
            ImportSet.Special(text: "import Y", branches: [outer, Scope.Branch(earlier: ["#if B"], clause: "#else")]),
            ImportSet.Special(text: "import Z", branches: [outer]),
        ]
        #expect(
            imports.lines == ["#if A", "import Z", "#if B", "import X", "#else", "import Y", "#endif", "#endif"])
    }

    @Test func conditionsStay() throws {
        let text = """
            #if canImport(UIKit)
            import UIKit
            #endif
            public protocol P { func a(_ x: UIView) }
            """
        #expect(
            try head(text) == ["import Notes", "#if canImport(UIKit)", "import UIKit", "#endif"])
    }

    @Test func thoseOfDefaultValues() throws {
        let text = """
            import Foundation
            public struct Link { public init(at: URL, made: Date) {} }
            public protocol P { func a() -> Link }
            """
        #expect(try head(text) == ["import Foundation", "import Notes"])
        #expect(try head([("A.swift", "Notes", text)], .dummy) == ["import Foundation", "import Notes"])
    }

    @Test func thoseOfDefaultValuesFromOtherModules() throws {
        let core = "public struct Page { public init() {} }"
        let types = "import Core\npublic struct Book { public init(first: Page) {} }"
        let protocols = "public protocol P { func a() -> Book }"
        #expect(
            try head([("C.swift", "Core", core), ("B.swift", "Notes", types), ("A.swift", "Notes", protocols)])
                == ["import Notes"],
            "a page can't be made where Core isn't imported")
    }

    @Test func inheritedProtocolsOfOtherModules() throws {
        let core = "public protocol Base { func b(_ x: Page) }\npublic struct Page {}"
        #expect(
            try head([
                ("C.swift", "Core", core), ("A.swift", "Notes", "import Core\npublic protocol P: Base {}"),
            ]) == ["import Core", "import Notes"])
    }

    @Test func theLockBringsFoundation() throws {
        let emission = try Emission("public protocol P: Sendable { func a() }")
        let text = try emission.file(.spy, of: emission.declarations(), support: true)
        #expect(text.hasPrefix("import Foundation\nimport Notes\n\n///"))
        #expect(try emission.text().hasPrefix("import Notes\n\n///"))
    }
}
