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

    @Test("stay as they are where a type hides its module")
    func moduleOfItsOwnName() throws {
        let text = try spy(
            """
            struct Shop {}
            struct Image { var id = 0 }
            protocol Shelf { func put(_ image: Image, in frame: Frame) }
            """)
        #expect(text.contains("var putInCalls: [(image: Image, frame: Frame)] = []"))
    }
}
