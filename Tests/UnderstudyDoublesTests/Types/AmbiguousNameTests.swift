import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

@Suite("Names of several modules")
struct AmbiguousNameTests {
    private static let pictures = """
        public struct Image { public init() {} }
        public struct Frame { public init() {} }
        """

    /// The spy of the first protocol of `shop`, whose module imports that of `pictures`.
    private func spy(_ shop: String, beside pictures: String = Self.pictures) throws -> String {
        let emission = try Emission([
            Emission.file(pictures, path: "Pictures.swift", module: "Pictures"),
            Emission.file("import Pictures\n" + shop, path: "Shop.swift", module: "Shop"),
        ])
        return try emission.file(.spy, of: emission.declarations(in: "Shop.swift"))
    }

    @Test("have the module in front that the protocol means")
    func qualified() throws {
        let text = try spy(
            """
            struct Image { var id = 0 }
            protocol Shelf {
                func put(_ image: Image, in frame: Frame) -> Image
                func hang(_ picture: Pictures.Image)
            }
            """)
        #expect(text.contains("var putInStub: (Shop.Image, Frame) -> Shop.Image = { _, _ in Shop.Image() }"))
        #expect(text.contains("var hangCalls: [Pictures.Image] = []"))
    }

    @Test("are those of another library where a platform's protocol has no such arguments")
    func ofAnotherLibrary() throws {
        let text = try spy(
            """
            import RxSwift
            protocol Shelf { func images() -> Observable<[Image]> ; func frames() -> RxSwift.Observable<Frame> }
            """)
        #expect(text.contains("func images() -> Observable<[Image]>"), "\(text)")
        #expect(!text.contains("any "), "\(text)")
    }

    @Test("stay as they are where the double imports one of the modules")
    func alone() throws {
        let text = try spy(
            """
            struct Image { var id = 0 }
            protocol Shelf { func put(_ image: Image) }
            """)
        #expect(text.contains("var putCalls: [Image] = []"))
    }

    @Test("stay as they are where the double sees only one of the types", arguments: ["struct", "private struct"])
    func hidden(_ declaration: String) throws {
        let text = try spy(
            """
            public struct Image { public init() {} }
            protocol Shelf { func put(_ image: Image, in frame: Frame) }
            """, beside: "public struct Frame {}\n\(declaration) Image {}")
        #expect(text.contains("var putInCalls: [(image: Image, frame: Frame)] = []"))
    }

    @Test("have a module selector where a type hides its module")
    func moduleOfItsOwnName() throws {
        let text = try spy(
            """
            struct Shop {}
            struct Image { var id = 0 }
            protocol Shelf { func put(_ image: Image, in frame: Frame) }
            """)
        #expect(text.contains("var putInCalls: [(image: Shop::Image, frame: Frame)] = []"))
    }

    @Test("include the protocol's own")
    func ofProtocol() throws {
        let text = try spy("protocol Image { func put(_ frame: Frame) }")
        #expect(text.contains("final class ImageSpy: Shop.Image {"))
        let alone = try spy("protocol Image { func put(_ count: Int) }")
        #expect(alone.contains("final class ImageSpy: Image {"))
    }

    @Test("include those that emitted code uses, which the protocol's imports declare")
    func imported() throws {
        let text = try spy(
            "protocol Shelf { func put(_ frame: Frame) -> Result }",
            beside: "public struct Frame {}\npublic enum Result { case ok }")
        #expect(text.contains("-> Pictures.Result = { _ in .ok }"))
    }

    @Test("include those that only other doubles of the file make ambiguous")
    func shared() throws {
        let emission = try Emission([
            Emission.file(Self.pictures, path: "Pictures.swift", module: "Pictures"),
            Emission.file(
                "import Pictures\nstruct Image {}\nprotocol A { func a(_ image: Image) }\nprotocol B { func b(_ frame: Frame) }",
                path: "Shop.swift", module: "Shop"),
        ])
        let declarations = emission.declarations(in: "Shop.swift")
        let outputs = try declarations.map { try emission.generator.generate(.spy, of: $0).get() }
        let sharing = try #require(emission.generator.sharingFile(with: outputs))
        let all = try declarations.map { try sharing.generate(.spy, of: $0).get() }
        let text = String(decoding: try sharing.file(all, support: false), as: UTF8.self)
        #expect(text.contains("var aCalls: [Shop.Image] = []"))
        #expect(emission.generator.sharingFile(with: [outputs[0]]) == nil)
    }
}

/// Types that are written with their module.
@Suite("Types behind their modules")
struct ModuleTypeTests {
    /// A type, and what its property has and starts with.
    static let table: [(String, String)] = [
        ("Swift.Int", "Swift.Int = 0"), ("Swift::Int", "Swift::Int = 0"),
        ("Foundation.Date", "Foundation.Date = Foundation.Date(timeIntervalSince1970: 0)"),
        ("Foundation::UUID", "Foundation::UUID = Foundation::UUID()"),
        ("Swift.Set<Swift.Int>", "Swift.Set<Swift.Int> = []"),
        ("[Swift::String]", "[Swift::String] = []"), ("Swift.Range<Swift.Int>", "Swift.Range<Swift.Int> = 0..<0"),
        ("Swift.Bool", "Swift.Bool = false"), ("Bool", "Scope.Bool = .yes"), ("Date", "= Scope.Date()"),
    ]

    @Test("have the module's meaning, whatever the scope declares", arguments: table)
    func values(_ type: String, _ text: String) throws {
        let source =
            "enum Scope { enum Bool { case yes }\nstruct Date { init() {} }\nprotocol P { var p: \(type) { get set } } }"
        let double = try Emission(source).text(.stub)
        #expect(double.contains("var p\(text.hasPrefix("=") ? " " : ": ")\(text)\n"), "\(double)")
    }
}
