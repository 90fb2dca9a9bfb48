import Testing

@testable import understudy

@Suite("What 'narrow' takes a name for, and which files it needs for that")
struct NamedTypeTests {
    private static let store = """
        protocol Store { func find() -> Int; func save() }
        struct Disk: Store { func find() -> Int { 1 }; func save() {} }
        """
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Two", targets: [.target(name: "App"), .target(name: "Other")])
        """

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words + ["--package-path", folder.path, "--apply"])
    }

    @Test("Of several types of one name, the one that the consumer holds is meant, or the one at a place")
    func ambiguousNames() throws {
        let folder = try TemporaryFolder([
            "Package.swift": Self.manifest,
            "Sources/App/Store.swift": Self.store,
            "Sources/App/Screen.swift": "struct Screen { let store: any Store; func go() -> Int { store.find() } }\n",
            "Sources/Other/Store.swift": Self.store,
            "Sources/Other/Row.swift": "struct Row { let store: any Store; func go() -> Int { store.find() } }\n",
        ])
        let neither = run("narrow", "Disk", "--of", "Store", in: folder)
        #expect(neither.errors.contains("'Store' is ambiguous; write '"))
        #expect(neither.errors.contains("Store.swift:1' or '"))
        #expect(run("narrow", "Screen", "--of", "Store", in: folder).code == .success)
        #expect(try folder.text("Sources/App/Screen.swift").contains("let store: any ScreenDependencies"))
        #expect(run("narrow", "Row", "--of", "Other/Store.swift:1", in: folder).code == .success)
        #expect(try folder.text("Sources/Other/Row.swift").contains("let store: any RowDependencies"))
    }

    @Test("A file with errors stands in the way only if it names what is edited")
    func filesWithErrors() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.store,
            "Sources/App/Screen.swift": "struct Screen { let store: any Store; func go() -> Int { store.find() } }\n",
            "Sources/App/Row.swift": "struct Row { let store: any Store; func go() -> Int { store.find() } }\n",
            "Sources/App/Draft.swift": "struct Draft { let row: Row",
            "Sources/App/App.docc/Step.swift": "struct Screen { let store: Store",
        ])
        let screen = run("narrow", "Screen", "--of", "Store", in: folder)
        #expect(screen.code == .success, "\(screen.errors)")
        #expect(screen.errors.contains("Draft.swift:1:14: note: this file has syntax errors and names nothing of this"))
        let row = run("narrow", "Row", "--of", "Store", in: folder)
        #expect(row.code == .unusableInput)
        #expect(row.errors.contains("Draft.swift:1:14: error: this '{' has no '}' [unclosed-brace]"))
    }

    @Test("A consumer of a protocol that inherits the named one is told so")
    func heirs() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.store,
            "Sources/App/Screen.swift": """
            protocol Archive: Store { func clear() }
            struct Screen { let archive: any Archive; func go() -> Int { archive.find() } }
            """,
        ])
        let errors = run("narrow", "Screen", "--of", "Store", in: folder).errors
        #expect(
            errors.contains(
                "'Screen' asks for 'Archive', which inherits 'Store'; narrow that: "
                    + "'understudy narrow Screen --of Archive' [unknown-consumer]"), "\(errors)")
        #expect(run("narrow", "Screen", "--of", "Archive", in: folder).code == .success)
    }

    @Test("No command is named for values of global and static variables")
    func variablesOutsideOfValues() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.store,
            "Sources/App/Screen.swift": """
            nonisolated(unsafe) let store: any Store = Disk()
            enum Stores { nonisolated(unsafe) static let shared: any Store = Disk() }
            struct Screen { func go() -> Int { store.find() } }
            struct Row { func go() -> Int { Stores.shared.find() } }
            """,
        ])
        let screen = run("narrow", "Screen", "--of", "Store", in: folder).errors
        #expect(screen.contains("takes it from 'store' each time; give it the value, and narrow that [reached-value]"))
        let row = run("narrow", "Row", "--of", "Store", in: folder).errors
        #expect(row.contains("takes it from 'Stores.shared' each time; give it the value, and narrow that ["))
    }

    @Test("Tests don't decide what a protocol that is extracted requires")
    func usesInTests() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Client.swift": """
            final class Client { var config = 1; func send() -> Int { config } }
            struct Screen { let client: Client; func go() -> Int { client.send() } }
            """,
            "Tests/AppTests/ClientTests.swift": """
            @testable import App
            struct ClientTests { let client: Client; func test() -> Int { client.config } }
            """,
        ])
        #expect(run("extract", "Client", in: folder).code == .success)
        let text = try folder.text("Sources/App/Client.swift")
        #expect(text.contains("protocol ClientProtocol {\n    func send() -> Int\n}"), "\(text)")
    }
}
