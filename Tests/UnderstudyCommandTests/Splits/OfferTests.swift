import Testing

@testable import understudy

@Suite("Offers of splits: by name, for whom they narrow, and not of other people's code")
struct OfferTests {
    private static let orders = """
        protocol Orders { func find(); func list(); func pay(); func ship(); func refund(); func cancel() }

        """

    private static func consumer(_ name: String, _ uses: String) -> String {
        """
        final class \(name) {
            let orders: any Orders
            init(orders: any Orders) { self.orders = orders }
            func go() { \(uses) }
        }

        """
    }

    private static let consumers =
        ["Fulfill", "Fulfill2"].map { consumer($0, "orders.find(); orders.ship()") }.joined()
        + ["Pay", "Pay2"].map { consumer($0, "orders.pay(); orders.refund()") }.joined()

    /// A container, which may get values of any type from initialisers that it is given.
    private static let container = """
        final class Container { func register<A, R>(_ make: @escaping (A) -> R) {} }
        func setUp(_ it: Container) {
            it.register(Fulfill.init)
            it.register(Fulfill2.init)
            it.register(Pay.init)
            it.register(Pay2.init)
        }

        """

    private func run(_ words: String, in folder: TemporaryFolder) -> TestRun {
        TestRun(words.split(separator: " ").map(String.init) + ["--package-path", folder.path])
    }

    @Test("Offers have names, which mean the same after another one was carried out")
    func names() throws {
        let folder = try TemporaryFolder(["Sources/App/App.swift": Self.orders + Self.consumers])
        let plan = run("split --plan", in: folder).output
        let commands = plan.split(separator: "\n").compactMap {
            $0.split(separator: "understudy ").last.map(String.init)
        }
        .filter { $0.hasPrefix("split Orders --roles ") }
        #expect(commands.count == 2 && !plan.contains("--roles 1"), "\(plan)")
        let other = try #require(commands.last?.split(separator: " ")[3])
        #expect(run(try #require(commands.first), in: folder).code == .success)
        let text = try folder.text("Sources/App/App.swift")
        let again = run(try #require(commands.last), in: folder)
        let after = try folder.text("Sources/App/App.swift")
        #expect(after == text || after.contains("protocol \(other)"), "\(again.output)\(again.errors)")
    }

    @Test("Who still takes the whole in an initialiser does not count, and a change for nobody says so")
    func nobody() throws {
        let folder = try TemporaryFolder(["Sources/App/App.swift": Self.orders + Self.consumers + Self.container])
        #expect(run("split --plan", in: folder).output.hasPrefix("None of the offers can be carried out"))
        let shown = run("split Orders", in: folder).output
        #expect(shown.contains("reach: 0 of 2 can depend on it now") && !shown.contains("--narrow --apply"), "\(shown)")
        let applied = run("split Orders --groups 1 --narrow --diff", in: folder)
        #expect(applied.errors.contains("[nobody-narrowed]"), "\(applied.errors)")
        let open = try TemporaryFolder(["Sources/App/App.swift": Self.orders + Self.consumers])
        #expect(!run("split Orders --groups 1 --narrow --diff", in: open).errors.contains("nobody-narrowed"))
    }

    @Test(
        "Code of third parties is read, and neither advised on nor edited, unless it is asked for",
        arguments: [
            ("Pods/Lib/Lib.swift", true), ("Carthage/Checkouts/Lib/Lib.swift", true), ("Vendor/Lib.swift", true),
            ("third_party/Lib.swift", true), ("Sources/App/Vendor/Lib.swift", false),
        ])
    func thirdParties(_ path: String, _ isOthers: Bool) throws {
        let folder = try TemporaryFolder([
            "Sources/App/App.swift": "struct Model { let orders: any Orders; func go() { orders.find() } }\n",
            path: Self.orders + Self.consumers,
        ])
        #expect(run("split --plan", in: folder).output.contains("beside Orders") != isOthers)
        let narrowed = run("narrow Pay --of Orders --apply", in: folder)
        #expect(narrowed.errors.contains("[only-context]") == isOthers, "\(narrowed.errors)")
        if isOthers { #expect(try folder.text(path) == Self.orders + Self.consumers) }
    }

    @Test("A folder of sellers deep in the package is one's own, from wherever it is asked for")
    func sellers() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "Sources/App/Vendors/Lib.swift": Self.orders + Self.consumers,
        ])
        let narrowed = TestRun([
            "narrow", "Pay", "--of", "Orders", "--in", folder.path + "/Sources/App", "--diff", "--package-path",
            folder.path,
        ])
        #expect(!narrowed.errors.contains("[only-context]") && !narrowed.output.isEmpty, "\(narrowed.errors)")
    }

    @Test("What comes through a generic superclass is not said to be unused")
    func presenter() throws {
        let folder = try TemporaryFolder([
            "Sources/App/App.swift": """
            protocol HomeView: AnyObject { func goToSync(); func goToHome() }
            class BasePresenter<V> { weak var object: AnyObject?; var view: V? { object as? V } }
            final class SyncPresenter<V: HomeView>: BasePresenter<V> { func go() { view?.goToSync() } }

            """
        ])
        let errors = run("narrow SyncPresenter --of HomeView", in: folder).errors
        #expect(errors.contains("[place-keeps-its-type]") && !errors.contains("[nothing-used]"), "\(errors)")
    }
}
