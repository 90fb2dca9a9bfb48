import Testing

@testable import understudy

/// What `convert` must not lose: uses behind other functions, code that ships, and what makes tests compile.
extension ConvertTests {
    private func convert(_ files: [String: String], _ words: String...) throws -> (run: TestRun, TemporaryFolder) {
        let folder = try TemporaryFolder(files)
        return (TestRun(["convert"] + words + ["--apply", "--package-path", folder.path]), folder)
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
        """

    private static let cancelling: [String: String] = [
        "Package.swift": manifest,
        "Sources/App/Cancel.swift": "public protocol Cancel { func cancel() }\n",
        "Tests/AppTests/MockC.swift": """
        @testable import App
        class MockC: Cancel { var stopped = false; func cancel() { stopped = true } }
        class Holder {
            var last: MockC?
            var all: [MockC] = []
            var pairs: [(Int, MockC?)] = []
            var any: Any?
        }

        """,
    ]

    @Test(
        "What XCTUnwrap and #require give is the value that they got",
        arguments: [
            "try XCTUnwrap(s.last)", "try #require(s.last)", "try #require(s.all.first, \"none\")",
            "try XCTUnwrap(s.any as? MockC)", "try XCTUnwrap(s.pairs.first).1!", "(try? XCTUnwrap(s.last))!",
        ])
    func unwrapped(_ value: String) throws {
        var files = Self.cancelling
        files["Tests/AppTests/CancelTests.swift"] = """
            import XCTest
            final class CancelTests: XCTestCase {
                func test() throws {
                    let s = Holder()
                    let m = \(value)
                    XCTAssertFalse(m.stopped)
                }
            }

            """
        let (run, folder) = try convert(files, "MockC")
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Tests/AppTests/CancelTests.swift")
        #expect(text.contains("XCTAssertEqual(m.cancelCallCount, 0)"), "\(text)")
    }

    @Test(
        "What an unread function makes of a double may be that, so its function stays",
        arguments: ["Unread(s.last)", "unread(s.last)", "#unread(s.last)", "Box(s.last).inner"])
    func suspected(_ value: String) throws {
        var files = Self.cancelling
        files["Tests/AppTests/CancelTests.swift"] = """
            import Testing
            @Test func cancelling() throws {
                let s = Holder()
                let m = \(value)
                #expect(!m.stopped)
            }

            """
        let (run, folder) = try convert(files, "MockC")
        #expect(run.errors.contains("'stopped' is used at"), "\(run.errors)")
        let double = try folder.text("Tests/AppTests/MockC.swift")
        #expect(double.contains("var stopped = false"), "\(double)")
    }

    @Test("A type that the app uses is no double, though its name and its file say so; one for its previews may be")
    func shipped() throws {
        let signer = """
            final class DummySigner: Signing {
                private(set) var count = 0
                func sign(_ text: String) -> String {
                    count += 1
                    return "x"
                }
            }

            """
        let files = [
            "Package.swift": Self.manifest,
            "Sources/App/Crypto/Signing.swift": """
            protocol Signing { func sign(_ text: String) -> String }
            protocol Naming { func name(_ n: Int) -> String }
            let usual: any Signing = DummySigner()

            """,
            "Sources/App/Crypto/DummySigner.swift": signer,
            "Sources/App/Mocks/MockNaming.swift":
                "final class MockNaming: Naming { var n = 0; func name(_ n: Int) -> String { self.n = n; return \"\" } }\n",
            "Sources/App/Views/NameView.swift": """
            struct NameView_Previews: PreviewProvider { static let naming = MockNaming() }

            """,
        ]
        let (run, folder) = try convert(files, "--all")
        #expect(run.errors.contains("'DummySigner' is called a double, but stands in code that isn't for tests"))
        #expect(run.errors.contains("'MockNaming' is a spy of 'Naming' now"), "\(run.errors)")
        #expect(try folder.text("Sources/App/Crypto/DummySigner.swift") == signer)
    }

    @Test("A type that only the conversion spells out is imported as the double's file does", arguments: [true, false])
    func imports(_ isRead: Bool) throws {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "E"), .target(name: "App", dependencies: ["E"]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """,
            "Sources/E/E.swift": """
            public final class Variation { public static var treatment: Variation { Variation() } }

            """,
            "Sources/App/Provider.swift":
                "import E\npublic protocol Provider { func variation(for t: Int) -> Variation }\n",
            "Tests/AppTests/MockProvider.swift": """
            @testable import App
            import E
            class MockProvider: Provider {
                var value: Variation!
                func variation(for t: Int) -> Variation { value }
            }

            """,
            "Tests/AppTests/ProviderTests.swift": """
            import XCTest
            @testable import App

            final class ProviderTests: XCTestCase {
                func test() {
                    let p = MockProvider()
                    p.value = .treatment
                }
            }

            """,
        ]
        if !isRead { files["Sources/E/E.swift"] = nil }
        let (run, folder) = try convert(files, "MockProvider")
        let text = try folder.text("Tests/AppTests/ProviderTests.swift")
        #expect(text.contains("[result = Variation.treatment] _ in result"), "\(text)\(run.errors)")
        #expect(text.hasPrefix("import XCTest\n@testable import App\nimport E\n\nfinal class"), "\(text)")
    }

    @Test("A protocol that an alias composes with one of a library is what a double stands for")
    func composed() throws {
        let files = [
            "Package.swift": Self.manifest,
            "Sources/App/Story.swift": """
            import SwiftUI
            protocol Story { var duration: Double { get } }
            typealias StoryView = Story & View

            """,
            "Tests/AppTests/MockedStory.swift": """
            import SwiftUI
            @testable import App
            struct MockedStory: StoryView {
                var duration: Double = 300
                var body: some View { Color.red }
            }

            """,
        ]
        let (run, folder) = try convert(files, "MockedStory")
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try folder.text("Tests/AppTests/MockedStory.swift").contains(
                "/// A stub of `Story`, yours to edit.\nstruct"))
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
    }

    @Test("A helper in an extension stands for no requirement, whatever it is called")
    func helpers() throws {
        let files = [
            "Package.swift": Self.manifest,
            "Sources/App/Cart.swift": "public protocol Cart { func submitCart() }\n",
            "Tests/AppTests/MockCart.swift": """
            @testable import App
            class MockCart: Cart {
                var called = false
                func submitCart() { called = true }
            }
            extension MockCart { func submitCart(with items: [Int]) { submitCart() } }

            """,
        ]
        let (run, folder) = try convert(files, "MockCart")
        #expect(run.code == .success, "\(run.errors)")
        #expect(try folder.text("Tests/AppTests/MockCart.swift").contains("submitCartCallCount += 1"))
        try folder.write("Sources/App/Cart.swift", "public protocol Cart { func submitCart(); func empty(now: Int) }\n")
        let errors = TestRun(["check", "--package-path", folder.path]).errors
        #expect(!errors.contains("submitCart"), "\(errors)")
    }

    @Test(
        "A type that several modules declare may be said with a module in one place only, and nothing stays unexplained"
    )
    func ambiguousNames() throws {
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "N"), .target(name: "S"), .target(name: "Y", dependencies: ["N", "S"]),
                .target(name: "App", dependencies: ["Y"]), .testTarget(name: "AppTests", dependencies: ["App", "Y"]),
            ])
            """,
            "Sources/N/N.swift": "public struct Order {}\n",
            "Sources/S/S.swift": "public class Order {}\n",
            "Sources/Y/Y.swift": "import N\nimport S\npublic typealias Order = N.Order\n",
            "Sources/App/Orch.swift": """
            import Y
            public protocol Orch {
                func retry(for o: Order)
                func cancel()
                static func make(_ n: Int)
            }

            """,
            "Tests/AppTests/MockOrch.swift": """
            @testable import App
            import Y
            class MockOrch: Orch {
                var r = false
                func retry(for o: Y.Order) { r = true }
                var c = false
                func cancel() { c = true }
                static func make(_ n: Int) {}
            }

            """,
        ]
        let (run, _) = try convert(files, "MockOrch")
        #expect(run.errors.contains("2 of 3 functions converted"), "\(run.errors)")
        #expect(run.errors.contains("'make(_:)' stays as it is: it is static"), "\(run.errors)")
    }
}
