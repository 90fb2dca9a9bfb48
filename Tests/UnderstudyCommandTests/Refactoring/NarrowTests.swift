import Foundation
import Testing

@testable import understudy

/// A program that a command edits, and that is then compiled and run.
struct RefactoredProgram {
    let name: String
    /// What stands before `run`.
    let source: String
    /// The command line, in which the folder of the sources is added.
    let command: String
    /// The body of a function that gives a number.
    let run: String
    /// What has to stand in the source afterwards.
    let expected: [String]
}

@Suite("narrow and extract")
struct NarrowTests {
    private static let service = """
        struct Profile { var name = "Ada" }
        final class ProfileService {
            struct State { var isLoggedIn = true }
            private(set) var state: State = State()
            func readLoggedInProfile() async throws -> Profile { Profile() }
            func readProfile(ofUser id: Int, in region: String) async throws -> Profile { Profile(name: region) }
            func logOut() { state.isLoggedIn = false }
            var title: String = "Mr"
        }
        """
    private static let viewModel = """
        final class ProfileViewModel {
            private let service: ProfileService
            init(service: ProfileService = ProfileService()) { self.service = service }
            func load() async throws -> Int {
                let own = try await service.readLoggedInProfile()
                let other = try await service.readProfile(ofUser: 7, in: "Europe")
                service.title = "Dr"
                return own.name.count + other.name.count + service.title.count + (service.state.isLoggedIn ? 1 : 0)
            }
        }
        """
    private static let repository = """
        protocol Store: AnyObject, Sendable {
            func save(_ n: Int) -> Int
            func load() -> Int
            func clear()
        }
        final class Live: Store {
            func save(_ n: Int) -> Int { n }
            func load() -> Int { 4 }
            func clear() {}
        }

        """

    static let programs = [
        RefactoredProgram(
            name: "a view model gets a protocol of its own over a class",
            source: service + "\n" + viewModel, command: "narrow ProfileViewModel --of ProfileService",
            run: "(try? await ProfileViewModel(service: ProfileService()).load()) ?? 0",
            expected: [
                "private let service: any ProfileViewModelDependencies",
                "init(service: any ProfileViewModelDependencies = ProfileService())",
                "extension ProfileService: ProfileViewModelDependencies {}", "var state: ProfileService.State { get }",
                "func readProfile(ofUser id: Int, in region: String) async throws -> Profile",
                "var title: String { get set }",
            ]),
        RefactoredProgram(
            name: "the same as closures, with and without labels",
            source: service + "\n" + viewModel,
            command: "narrow ProfileViewModel --of ProfileService --to closures",
            run: "(try? await ProfileViewModel(service: ProfileService()).load()) ?? 0",
            expected: [
                "private let service: Dependencies", "var readLoggedInProfile: () async throws -> Profile",
                "var readProfileOfUserIn: (Int, String) async throws -> Profile",
                "func readProfile(ofUser id: Int, in region: String) async throws -> Profile {",
                "init(_ profileService: ProfileService)", ".Dependencies(ProfileService())",
            ]),
        RefactoredProgram(
            name: "closures of a type that is called like a reserved word",
            source: """
                final class Operator {
                    func dial(_ number: Int) -> Int { number + 1 }
                    func hangUp() {}
                }
                final class Caller {
                    private let line: Operator
                    init(line: Operator) { self.line = line }
                    func run() -> Int { line.dial(12) }
                }
                """, command: "narrow Caller --of Operator --to closures", run: "Caller(line: Operator()).run()",
            expected: ["init(_ `operator`: Operator)", "`operator`.dial"]),
        RefactoredProgram(
            name: "a consumer of a protocol, whose conforming types conform to its own",
            source: repository + """
                final class Saver {
                    private let store: any Store
                    init(store: any Store) { self.store = store }
                    func run() -> Int { store.save(13) }
                }
                """, command: "narrow Saver --of Store", run: "Saver(store: Live()).run()",
            expected: [
                "protocol SaverDependencies: AnyObject, Sendable {", "private let store: any SaverDependencies",
                "final class Live: Store, SaverDependencies {",
            ]),
        RefactoredProgram(
            name: "a consumer that is given the protocol alone, which then refines its own",
            source: repository + """
                final class Saver {
                    private let store: any Store
                    init(store: any Store) { self.store = store }
                    func run() -> Int { store.save(13) }
                }
                func make(_ store: any Store) -> Saver { Saver(store: store) }
                """, command: "narrow Saver --of Store", run: "make(Live()).run()",
            expected: ["protocol Store: AnyObject, Sendable, SaverDependencies {"]),
        RefactoredProgram(
            name: "a generic parameter of a function, whose conforming types conform to the new protocol",
            source: repository + """
                struct Saver {
                    func run<S: Store>(_ store: S) -> Int { store.save(13) }
                }
                """, command: "narrow Saver --of Store", run: "Saver().run(Live())",
            expected: ["func run<S: SaverDependencies>(_ store: S)", "final class Live: Store, SaverDependencies {"]),
        RefactoredProgram(
            name: "an opaque parameter that is given a generic value, for which the protocol refines the new one",
            source: repository + """
                struct Saver {
                    func run() -> Int {
                        func sum<Given: Store>(_ given: Given) -> Int { Self.isBefore(given, given) ? 13 : 0 }
                        return sum(Live())
                    }
                    private static func isBefore(_ first: some Store, _ second: some Store) -> Bool {
                        first.save(1) < second.save(2)
                    }
                }
                """, command: "narrow Saver --of Store", run: "Saver().run()",
            expected: [
                "protocol Store: AnyObject, Sendable, SaverDependencies {",
                "isBefore(_ first: some SaverDependencies, _ second: some SaverDependencies)",
            ]),
        RefactoredProgram(
            name: "a value that is handed on as less than its type, which the new protocol inherits",
            source: """
                protocol Loading { func load() -> Int }
                final class Store: Loading {
                    func load() -> Int { 4 }
                    func save(_ n: Int) -> Int { n }
                }
                struct Saver {
                    let store: Store
                    func run() -> Int { store.save(9) + total(of: store) }
                }
                func total(of source: any Loading) -> Int { source.load() }
                """, command: "narrow Saver --of Store", run: "Saver(store: Store()).run()",
            expected: ["protocol SaverDependencies: Loading {", "let store: any SaverDependencies"]),
        RefactoredProgram(
            name: "a type that is Sendable by a protocol that it conforms to",
            source: """
                protocol Loading: Sendable { func load() -> Int }
                struct Store: Loading {
                    let id: Int
                    func load() -> Int { id }
                    func save(_ n: Int) -> Int { n }
                }
                struct Saver: Sendable {
                    let store: Store
                    func run() -> Int { store.save(13) }
                }
                """, command: "narrow Saver --of Store", run: "Saver(store: Store(id: 1)).run()",
            expected: ["protocol SaverDependencies: Sendable {"]),
        RefactoredProgram(
            name: "a consumer of a protocol, to closures",
            source: repository + """
                final class Saver {
                    private let store: any Store
                    init(store: any Store) { self.store = store }
                    func run() -> Int { store.save(9) + store.load() }
                }
                """, command: "narrow Saver --of Store --to closures", run: "Saver(store: Live()).run()",
            expected: ["struct Dependencies: Sendable {", "private let store: Dependencies", "Dependencies(Live())"]),
        RefactoredProgram(
            name: "an actor",
            source: """
                actor Counter {
                    private var count = 0
                    func add(_ n: Int) -> Int { count += n; return count }
                }
                struct Clerk {
                    let counter: Counter
                    func run() async -> Int { await counter.add(13) }
                }
                """, command: "narrow Clerk --of Counter", run: "await Clerk(counter: Counter()).run()",
            expected: ["protocol ClerkDependencies: Actor {", "let counter: any ClerkDependencies"]),
        RefactoredProgram(
            name: "a class on the main actor, held weakly",
            source: """
                @MainActor final class Router {
                    func open(_ n: Int) -> Int { n }
                }
                @MainActor final class Button {
                    weak var router: Router?
                    func tap() -> Int { router?.open(13) ?? 0 }
                }
                """, command: "narrow Button --of Router",
            run: "let router = Router()\nlet button = Button()\nbutton.router = router\nreturn button.tap()",
            expected: [
                "@MainActor\n", "ButtonDependencies: AnyObject, Sendable {",
                "weak var router: (any ButtonDependencies)?",
            ]),
        RefactoredProgram(
            name: "a structure",
            source: """
                struct Clock {
                    var now: Int { 13 }
                    func wait() {}
                }
                struct Alarm {
                    let clock: Clock
                    func run() -> Int { clock.now }
                }
                """, command: "narrow Alarm --of Clock", run: "Alarm(clock: Clock()).run()",
            expected: ["var now: Int { get }", "let clock: any AlarmDependencies"]),
        RefactoredProgram(
            name: "a protocol that inherits parts",
            source: """
                protocol Reading { func read() -> Int }
                protocol Writing { func write() -> Int }
                protocol Storing: Reading, Writing {}
                struct Live: Storing {
                    func read() -> Int { 13 }
                    func write() -> Int { 1 }
                }
                struct Reader {
                    let store: any Storing
                    func run() -> Int { store.read() }
                }
                """, command: "narrow Reader --of Storing --to part", run: "Reader(store: Live()).run()",
            expected: ["let store: any Reading"]),
        RefactoredProgram(
            name: "a part that is not for classes alone, held weakly",
            source: """
                protocol Reading { func read() -> Int }
                protocol Writing { func write() -> Int }
                protocol Storing: AnyObject, Sendable, Reading, Writing {}
                final class Live: Storing {
                    func read() -> Int { 13 }
                    func write() -> Int { 1 }
                }
                final class Reader {
                    weak var store: (any Storing)?
                    func run() -> Int { store?.read() ?? 0 }
                }
                """, command: "narrow Reader --of Storing --to part",
            run:
                "let live = Live()\nlet reader = Reader()\nreader.store = live\nreturn reader.run() - live.write() + 1",
            expected: ["weak var store: (any Reading & AnyObject & Sendable)?"]),
        RefactoredProgram(
            name: "an alias that is composed of parts",
            source: """
                protocol Reading { func read() -> Int }
                protocol Writing { func write() -> Int }
                typealias Storing = Reading & Writing
                struct Live: Storing {
                    func read() -> Int { 13 }
                    func write() -> Int { 1 }
                }
                struct Reader {
                    let store: any Storing
                    let spare: Storing?
                    func run() -> Int { store.read() + (spare?.read() ?? 0) }
                }
                struct Both {
                    let store: any Storing
                    func run() -> Int { store.write() + Reader(store: store, spare: nil).run() }
                }
                """, command: "narrow Reader --of Storing --to part", run: "Both(store: Live()).run() - 1",
            expected: [
                "let store: any Reading\n    let spare: Reading?", "struct Both {\n    let store: any Storing\n",
            ]),
        RefactoredProgram(
            name: "a protocol extracted from what is used",
            source: """
                final class Printer {
                    func print(_ n: Int) -> Int { n }
                    func warmUp() {}
                }
                struct Office {
                    let printer: Printer
                    func run() -> Int { printer.print(13) }
                }
                """, command: "extract Printer", run: "let it: any PrinterProtocol = Printer()\nreturn it.print(13)",
            expected: ["protocol PrinterProtocol {\n    func print(_ n: Int) -> Int\n}", "Printer: PrinterProtocol {}"]),
        RefactoredProgram(
            name: "a constant that the initialiser writes to is not demanded to be settable",
            source: """
                struct Key: Sendable {
                    let type: Int
                    private(set) var count: Int = 0
                    var level: Int
                    init(_ type: Int) {
                        self.type = type
                        self.level = type
                    }
                    mutating func raise() { count += 1 }
                }
                func read(_ key: inout Key) -> Int {
                    key.level = 9
                    return key.type + key.level + key.count
                }
                """, command: "extract Key --name KeyReading",
            run: "var key: any KeyReading = Key(4)\nkey.level = 9\nreturn key.type + key.level",
            expected: ["var type: Int { get }\n", "var count: Int { get }\n", "var level: Int { get set }\n"]),
        RefactoredProgram(
            name: "names that the type inherits are written with its own in front",
            source: """
                protocol Answering {
                    associatedtype Answer
                    typealias Responder = (Int) -> Answer
                }
                final class Phone: Answering {
                    typealias Answer = Int
                    var responder: Responder = { $0 }
                    func ask(_ n: Int, _ other: Responder) -> Answer { other(n) }
                    func same<Answer>(_ it: Answer) -> Answer { it }
                }
                func call(_ phone: Phone) -> Int { phone.same(phone.ask(6, phone.responder)) }
                """, command: "extract Phone --name Calling",
            run: "let it: any Calling = Phone()\nreturn it.same(it.ask(13, it.responder))",
            expected: [
                "func ask(_ n: Int, _ other: Phone.Responder) -> Phone.Answer\n",
                "func same<Answer>(_ it: Answer) -> Answer\n",
            ]),
        RefactoredProgram(
            name: "a protocol extracted from members that are named",
            source: """
                struct Clock {
                    let zone: String
                    func now() -> Int { 13 }
                    mutating func set(to n: Int) {}
                }
                """, command: "extract Clock --requirements zone,now --name TimeSource",
            run: "let it: any TimeSource = Clock(zone: \"\")\nreturn it.now()",
            expected: ["protocol TimeSource {\n    var zone: String { get }\n    func now() -> Int\n}"]),
    ]

    /// The source after the command, and what the command said.
    static func edited(_ program: RefactoredProgram) throws -> (text: String, run: TestRun) {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "Sources/App/App.swift": "\(program.source)\n@MainActor func run() async -> Int {\n\(program.run)\n}\n",
        ])
        let words = program.command.split(separator: " ").map(String.init) + ["--package-path", folder.path, "--apply"]
        let run = TestRun(words)
        return (try folder.text("Sources/App/App.swift"), run)
    }

    @Test("Each program is edited as it should be, compiled and run", arguments: programs.indices)
    func edits(_ number: Int) throws {
        try Self.expect(Self.programs[number], toGive: number < 2 ? 12 : 13)
    }

    /// Has the command edit `program`, and the compiler take the result, which gives `number`.
    static func expect(_ program: RefactoredProgram, toGive number: Int) throws {
        let (text, run) = try edited(program)
        #expect(run.code == .success, "\(program.name): \(run.errors)")
        for line in program.expected {
            #expect(text.contains(line), "\(program.name): \(line) in\n\(text)")
        }
        let folder = try TemporaryFolder(["App.swift": text, "main.swift": "print(await run())\n"])
        for version in ["5", "6"] {
            let output = try shell(
                "cd '\(folder.path)' && swiftc -swift-version \(version) -warnings-as-errors -Onone -o app App.swift main.swift && ./app"
            )
            #expect(output == "\(number)\n", "\(program.name): \(output)\n\(text)")
        }
    }

    @Test("What stands against it is said at its place, and nothing is written")
    func refusals() throws {
        let source = """
            final class Service {
                func find(_ n: Int = #line) -> Int { n }
                var inferred = [3].count
                func handOn() {}
            }
            struct A { let service: Service; func run() -> Int { service.find() } }
            struct B { let service: Service; func run() -> Int { service.inferred } }
            struct C { let service: Service; func run() { service.handOn(); D(service: service).run() } }
            struct D { let service: Service; func run() { service.handOn() } }
            struct E { let service: Service; func run() -> [Service] { service.handOn(); return [service] } }
            struct F { let services: [Service]; func run() { services.forEach { $0.handOn() } } }
            public struct G { public let service: Service; public func run() { service.handOn() } }
            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        func errors(_ words: String) -> String {
            let run = TestRun(
                words.split(separator: " ").map(String.init) + ["--package-path", folder.path, "--apply"])
            #expect(run.code != .success, "\(words)")
            return run.errors
        }
        #expect(errors("narrow A --of Service").contains("App.swift:2:5: error: 'find(_:)' has a default argument"))
        #expect(errors("narrow B --of Service").contains(":3:5: error: 'inferred' has no written type"))
        #expect(errors("narrow C --of Service").contains(":8:25: error: the value is passed on to 'D'"))
        #expect(errors("narrow E --of Service").contains("the value goes to code that needs the whole protocol"))
        #expect(
            errors("narrow F --of Service --to closures").contains("11:27: error: 'services' holds it as an optional"))
        #expect(errors("narrow G --of Service").contains("error: it is public"))
        let unknown = errors("narrow X --of Service")
        #expect(unknown.contains("error: there is no type or function 'X' in the sources; did you mean 'A'?"))
        #expect(errors("narrow A --of Servic").contains("did you mean 'Service'?"))
        #expect(errors("narrow D --of Service --to part").contains("'Service' conforms to no protocol in the sources"))
        #expect(errors("extract Service --requirements fid").contains("unknown value 'fid' for '--requirements'"))
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test("Opaque parameters stay where their values are not known, and for closures")
    func opaqueParameters() throws {
        let source = """
            public protocol Metric { var key: String { get }; func count() }
            public struct Report {
                public func lines<Given: Metric>(_ all: [Given]) -> [String] {
                    all.sorted { Self.isBefore($0, $1) }.map { $0.key }
                }
                private static func isBefore(_ first: some Metric, _ second: some Metric) -> Bool { first.key < second.key }
            }
            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        for (form, message) in [
            ("exact", "place-keeps-its-type"), ("closures", "can't replace a generic parameter; use --to exact"),
        ] {
            let run = TestRun(
                ["narrow", "Report", "--of", "Metric", "--to", form, "--package-path", folder.path, "--apply"])
            #expect(run.code == .finding)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test("What the members name is imported, and what has no name is said")
    func unseenAndUnnamed() throws {
        let consumer =
            "struct Server {\n    let router: Router\n    func run() { _ = router.path(nil); router.add(1) }\n}\n"
        let router = """
            import Foundation
            final class Router {
                func path(_ url: URL?) -> Int { 1 }
                func add(_: Int) {}
            }
            """
        let folder = try TemporaryFolder(["Sources/App/Server.swift": consumer, "Sources/App/Router.swift": router])
        func errors(_ form: String) -> String {
            TestRun(["narrow", "Server", "--of", "Router", "--to", form, "--package-path", folder.path, "--apply"])
                .errors
        }
        #expect(errors("closures").contains("no closure can stand for 'add(_:)'"))
        #expect(try folder.text("Sources/App/Server.swift") == consumer)
        #expect(errors("exact") == "")
        #expect(try folder.text("Sources/App/Server.swift").hasPrefix("import Foundation\n\nstruct Server {"))
    }

    @Test("Functions beside one that takes a pack stay with their type")
    func packs() throws {
        let source = """
            final class Router {
                func add(_ path: String, to run: @escaping (Int) -> Int) {}
                func add<each P>(_ path: String, to run: @escaping (repeat each P) -> Int) {}
            }
            struct Server {
                let router: Router
                func add<each P>(_ path: String, to run: @escaping (repeat each P) -> Int) { router.add(path, to: run) }
            }
            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        let run = TestRun(["narrow", "Server", "--of", "Router", "--package-path", folder.path, "--apply"])
        #expect(run.code == .finding)
        #expect(
            run.errors.contains("App.swift:2:5: error: 'add(_:to:)' has the same name as a function that takes a pack"))
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test("A protocol that other modules see refines only one that they see, too")
    func publicProtocols() throws {
        let source = """
            public protocol Factory: Sendable {
                func make(_ n: Int) -> Int
                func destroy()
            }
            public enum System {
                static let factory: any Factory = Live()
                static func meter() -> Int { Meter(factory: factory).value() }
            }
            struct Live: Factory {
                func make(_ n: Int) -> Int { n }
                func destroy() {}
            }
            private struct Meter {
                let factory: any Factory
                func value() -> Int { factory.make(2) }
            }

            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        let words = ["narrow", "Meter", "--of", "Factory", "--apply", "--package-path", folder.path]
        let run = TestRun(words)
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        #expect(text.contains("public protocol MeterDependencies: Sendable {"), "\(text)")
        #expect(text.contains("public protocol Factory: Sendable, MeterDependencies {"), "\(text)")
        try folder.write("Sources/App/App.swift", source.replacing("public ", with: ""))
        let other = TestRun(words)
        #expect(other.code == .success, "\(other.errors)")
        let edited = try folder.text("Sources/App/App.swift")
        #expect(edited.hasPrefix("protocol Factory: Sendable, MeterDependencies {"))
        #expect(edited.contains("\nprotocol MeterDependencies: Sendable {"))
        let said = try Self.shell("cd '\(folder.path)' && swiftc -typecheck -swift-version 6 Sources/App/App.swift")
        #expect(said == "", "\(said)\n\(edited)")
    }

    /// What a command says.
    static func shell(_ command: String) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
