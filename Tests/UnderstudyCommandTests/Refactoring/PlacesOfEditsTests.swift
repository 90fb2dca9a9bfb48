import Testing

@testable import understudy

@Suite("Where narrow and extract write, and under which names")
struct PlacesOfEditsTests {
    private static let package = [
        "Package.swift": """
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
                .testTarget(name: "AppTests", dependencies: ["App", "Core"]),
            ])
        """,
        "Sources/Core/Store.swift": """
        public protocol Store {
            func load() -> Int
            func save(_ n: Int)
        }

        """,
        "Sources/App/Screen.swift": """
        import Core
        struct Screen {
            let store: any Store
            init(store: any Store) { self.store = store }
            func show() -> Int { store.load() }
        }
        struct Live: Store {
            func load() -> Int { 1 }
            func save(_ n: Int) {}
        }

        """,
        "Tests/AppTests/MockStore.swift": """
        import Core

        final class MockStore: Store {
            func load() -> Int { 2 }
            func save(_ n: Int) {}
        }

        """,
        "Tests/AppTests/Use.swift": """
        @testable import App
        import Core

        func use() -> Int { Screen(store: MockStore()).show() + Screen(store: Live()).show() }

        """,
    ]

    @Test("A double conforms in its own file, which imports what that takes, and production code doesn't name it")
    func doubles() throws {
        let folder = try TemporaryFolder(Self.package)
        let run = TestRun(["narrow", "Screen", "--of", "Store", "--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        let screen = try folder.text("Sources/App/Screen.swift")
        #expect(!screen.contains("MockStore"))
        #expect(screen.contains("struct Live: Store, ScreenDependencies {"))
        #expect(try folder.text("Sources/Core/Store.swift") == Self.package["Sources/Core/Store.swift"])
        let double = try folder.text("Tests/AppTests/MockStore.swift")
        #expect(
            double.hasPrefix("@testable import App\nimport Core\n\nfinal class MockStore: Store, ScreenDependencies {"))
        let said = try NarrowTests.shell(
            """
            cd '\(folder.path)' && swiftc -emit-module -module-name Core Sources/Core/*.swift \
            && swiftc -emit-module -enable-testing -I . -module-name App Sources/App/*.swift \
            && swiftc -typecheck -I . Tests/AppTests/*.swift
            """)
        #expect(said == "", "\(said)\n\(double)")
    }

    @Test("Where a type conforms in a module that can't see the consumer's, the protocol refines the new one beside it")
    func unseen() throws {
        let folder = try TemporaryFolder(Self.package)
        try folder.write(
            "Sources/Core/Disk.swift",
            "public struct Disk: Store {\n    public func load() -> Int { 3 }\n    public func save(_ n: Int) {}\n}\n")
        let run = TestRun(["narrow", "Screen", "--of", "Store", "--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        let store = try folder.text("Sources/Core/Store.swift")
        #expect(store.contains("public protocol Store: ScreenDependencies {"), "\(store)")
        #expect(store.contains("public protocol ScreenDependencies {"), "\(store)")
        #expect(try folder.text("Sources/App/Screen.swift").contains("let store: any ScreenDependencies"))
    }

    private static let source = """
        import Foundation
        final class Clock {
            func now() -> Int { 3 }
            func other() {}
        } // the end
        struct Screen {
            let clock: Clock
            func show() -> Int { clock.now() }
        }
        protocol Wide {
            func a()
            func b()
        }

        """

    @Test(
        "Line ends of Windows stay",
        arguments: [
            "narrow Screen --of Clock", "narrow Screen --of Clock --to closures", "extract Clock",
            "split Wide --parts A=a,B=b",
        ])
    func lineEnds(_ command: String) throws {
        let folder = try TemporaryFolder(["Sources/App/App.swift": Self.source.replacing("\n", with: "\r\n")])
        let words = command.split(separator: " ").map(String.init)
        let run = TestRun(words + ["--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        #expect(text.replacing("\r\n", with: "").contains("\n") == false)
        #expect(text.contains("} // the end\r\n"))
    }

    @Test(
        "Names that no type can have are wrong on the command line",
        arguments: [
            "narrow Screen --of Clock --name", "extract Clock --name", "split Wide --parts",
            "split Wide --parts A=a,B=b --names",
        ],
        ["X {} ; import Evil", "class", "a.b", "", "_", "$x", "Type", "1a", "`x`"])
    func names(_ command: String, _ name: String) throws {
        let folder = try TemporaryFolder(["Sources/App/App.swift": Self.source])
        let value = command.hasSuffix("--parts") ? name + "=a" : command.hasSuffix("--names") ? "A=" + name : name
        let words = command.split(separator: " ").map(String.init) + [value]
        let run = TestRun(words + ["--apply", "--package-path", folder.path])
        #expect(run.code == .wrongCommandLine, "\(run.errors)")
        #expect(try folder.text("Sources/App/App.swift") == Self.source)
    }

    @Test("One name is not enough for consumers with several needs")
    func severalConsumers() throws {
        let other = "struct Other {\n    let clock: Clock\n    func show() { clock.other() }\n}\n"
        let folder = try TemporaryFolder(["Sources/App/App.swift": Self.source + other])
        let words = ["narrow", "Screen", "Other", "--of", "Clock", "--name", "Now", "--package-path", folder.path]
        #expect(TestRun(words).code == .wrongCommandLine)
    }

    @Test("Only what the new protocol names is imported")
    func imports() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Service.swift": """
            import Combine
            import Foundation
            import UIKit
            import Kingfisher
            final class Service {
                func open(_ url: URL) -> Int { 1 }
                func show(_ image: UIImage) {}
            }
            """,
            "Sources/App/Other.swift": "import UIKit\nlet image: UIImage? = nil\n",
            "Sources/App/Screen.swift":
                "struct Screen {\n    let service: Service\n    func a(_ u: Int) { service.open(u); service.show(u) }\n}\n",
        ])
        let run = TestRun(["narrow", "Screen", "--of", "Service", "--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try folder.text("Sources/App/Screen.swift").hasPrefix("import Foundation\nimport UIKit\n\nstruct Screen {"))
    }
}
