import Testing

@testable import understudy

@Suite("Doubles that say where they conform")
struct IsolatedConformanceTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let main: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let package = Package(
            name: "App",
            targets: [
                .target(name: "App", swiftSettings: main),
                .testTarget(name: "AppTests", dependencies: ["App"], swiftSettings: main),
            ])
        """

    @Test("check and sync know them as doubles of their protocols")
    func inStep() throws {
        let source = """
            public protocol Base { func start() }
            public protocol Home: Base { func load(_ n: Int) -> Int }
            public protocol Item: Identifiable { var id: String { get } }
            """
        let folder = try TemporaryFolder([
            "Package.swift": Self.manifest, "Sources/App/App.swift": source, "Tests/AppTests/Empty.swift": "\n",
        ])
        func run(_ words: String...) -> TestRun { TestRun(words + ["--package-path", folder.path]) }
        #expect(run("generate", "Home", "Item", "--kind", "spy,wrapper,client").code == .success)
        let spy = "Tests/AppTests/Doubles/HomeSpy.swift"
        #expect(try folder.text(spy).contains("final class HomeSpy: nonisolated Home {"))
        #expect(try folder.text("Tests/AppTests/Doubles/ItemWrapper.swift").contains(": @MainActor Item {"))
        let check = run("check")
        #expect(check.code == .success, "\(check.errors)")
        try folder.write("Sources/App/App.swift", source.replacing("func start()", with: "func start(); func stop()"))
        #expect(run("check").code != .success)
        let sync = run("sync")
        #expect(sync.code == .success, "\(sync.errors)")
        #expect(try folder.text(spy).contains("func stop()"))
        #expect(run("check").code == .success)
    }
}
