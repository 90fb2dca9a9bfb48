import Foundation
import Testing

@testable import understudy

@Suite("Evidence from the compiler's index")
struct IndexEvidenceTests {
    private static let store = """
        protocol Store {
            func save(_ number: Int)
            func load() -> Int
            func clear()
            var count: Int { get set }
        }

        """

    @Test("What closures of unknown functions are given is known")
    func closures() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "Model.swift": """
            import Kit

            final class Helper {
                var store: any Store
                init(store: any Store) { self.store = store }
            }

            final class Model {
                let helper: Helper
                let own: any Store
                init(helper: Helper, own: any Store) { (self.helper, self.own) = (helper, own) }

                func subscribed() { subscribe(with: helper) { helper in helper.store.save(1) } }
                func run() { runTask(in: helper) { $0.store.clear() } }
                func bound() { _ = Binder(helper) { target, number in target.store.count += number } }
                func both_() { both(self, with: own) { value in _ = value.load() } }
            }
            """,
        ])
        let fromSource = try built.uses("source")["Model"] ?? []
        #expect(fromSource.count < 4)
        #expect(try built.uses("index")["Model"] == ["save(_:)", "load()", "clear()", "count"])
        #expect(built.run("split", "Store", "--evidence", "index").output.contains("resolved by the compiler's index"))
    }

    @Test("A member that has the requirement's name is no use of it")
    func otherMembers() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "Box.swift": """
            import Kit

            struct Box { func load() -> Int { 1 } }
            struct Disk: Store {
                func save(_ number: Int) {}
                func load() -> Int { 0 }
                func clear() {}
                var count = 0
            }
            final class Reader {
                let store: any Store
                init(store: any Store) { self.store = store }
                func read(_ box: Box) { _ = same(box).load() }
                func erase() { same(Disk()).clear() }
                func write() { store.save(2) }
            }
            """,
        ])
        #expect(try built.uses("index")["Reader"] == ["save(_:)"])
        let run = built.run("split", "Store", "--evidence", "index")
        #expect(run.output.contains("used only through a concrete type: clear()"))
    }

    @Test("Uses through the protocol and through a type are told apart, whoever implements the requirement")
    func witnesses() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "Disk.swift": """
            import Kit

            class Base { func load() -> Int { 0 } }
            final class Cache: Base, Store {
                func save(_ number: Int) {}
                func save(_ number: Double) {}
                var count = 0
                func count(_ more: Int) {}
            }
            extension Store { func clear() {} }

            final class Reader {
                let cache: Cache
                let store: any Store
                init(cache: Cache, store: any Store) { (self.cache, self.store) = (cache, store) }
                func inherited() { _ = same(cache).load() }
                func added() { cache.clear() }
                func overload() { cache.save(1.5); cache.count(2) }
                func through() { store.save(2) }
            }
            """,
        ])
        #expect(try built.uses("index")["Reader"] == ["save(_:)"])
        let entry = try #require(try BuiltPackage.entry(built.run("split", "Store", "--format", "json").output))
        let concrete = try #require(entry["usedThroughConcreteTypes"] as? [[String: Any]])
        #expect(concrete.compactMap { $0["requirement"] as? String } == ["load()", "clear()"])
        #expect(entry["neverUsed"] as? [String] == ["count"])
    }

    @Test("A member of a type inside a function, which no index has, is no use of the requirement")
    func localTypes() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "Route.swift": """
            final class Router<S: Store> {
                init(_ type: S.Type) {}
                func post(_ body: (S) -> Void) {}
            }
            func test() {
                struct Own: Store {
                    func save(_ number: Int) {}
                    func load() -> Int { 0 }
                    func clear() {}
                    var count = 0
                }
                let router = Router(Own.self)
                router.post { store in store.clear() }
            }
            func other<S: Store>(_ store: S) { _ = store.load() }
            """,
        ])
        #expect(try built.uses("index") == ["other(_:)": ["load()"]])
    }

    @Test("What is in front of a dynamic member is known")
    func dynamicMembers() throws {
        let built = try BuiltPackage([
            "Store.swift": """
            @dynamicMemberLookup struct Attributes {
                subscript(dynamicMember name: String) -> Int { get { 0 } set {} }
            }
            protocol Span: AnyObject {
                var attributes: Attributes { get set }
                var name: String { get }
            }
            func write(_ span: any Span) { span.attributes.method = 1 }
            """
        ])
        #expect(try built.uses("index", of: "Span") == ["write(_:)": ["attributes"]])
    }

    @Test("Statements of main.swift are a consumer")
    func topLevelCode() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "main.swift": """
            func make() -> any Store { fatalError() }
            make().save(1)
            """,
        ])
        #expect(try built.uses("source")["main.swift"] == ["save(_:)"])
        #expect(try built.uses("index")["main.swift"] == ["save(_:)"])
    }

    @Test("What a macro expands to is used")
    func macros() throws {
        let built = try BuiltPackage([
            "Store.swift": """
            protocol Store: AnyObject {
                func save(_ number: Int)
                func isFine() -> Bool
            }

            """,
            "Watched.swift": """
            import Observation

            @Observable final class Watched {
                var store: any Store
                init(store: any Store) { self.store = store }
                func go() { withObservationTracking { _ = store.isFine() } onChange: {} }
            }
            """,
        ])
        #expect(try built.uses("index")["Watched"] == ["isFine()"])
    }

    // MARK: - Files that are not as they were built

    @Test("A file that has changed since is read, the others are taken from the index")
    func changedFile() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "One.swift": "final class One { var store: (any Store)?\n func go() { store?.save(1) } }\n",
            "Two.swift": "import Kit\nfinal class Two { func go(_ store: any Store) { same(store).clear() } }\n",
        ])
        try built.folder.write(
            "Sources/App/One.swift",
            "// more\nfinal class One { var store: (any Store)?\n func go() { _ = store?.load() } }\n")
        try later("One.swift", in: built)
        let uses = try built.uses("index")
        #expect(uses["One"] == ["load()"])
        #expect(uses["Two"] == ["clear()"])
        let run = built.run("split", "--evidence", "index")
        #expect(
            run.errors
                == "note: evidence: the compiler's index, of 2 of 3 files (1 changed since the build) [index-used]\n")
    }

    @Test("A protocol that has changed since keeps the uses of what is still there")
    func changedProtocol() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "Two.swift": "import Kit\nfinal class Two { func go(_ store: any Store) { same(store).clear() } }\n",
        ])
        try built.folder.write(
            "Sources/App/Store.swift",
            "// First comes another line.\n" + Self.store.replacing("func save(", with: "func add("))
        try later("Store.swift", in: built)
        #expect(try built.uses("index")["Two"] == ["clear()"])
    }

    @Test("A store of another branch, whose files have other texts, is not used of them")
    func otherText() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "One.swift": "final class One { var store: (any Store)?\n func go() { store?.save(1) } }\n",
        ])
        try built.folder.write(
            "Sources/App/One.swift",
            "struct New {}\nfinal class One { var own: (any Store)?\n func go() { own?.clear() } }\n")
        try earlier("One.swift", in: built)
        #expect(try built.uses("index")["One"] == ["clear()"])
        #expect(
            built.run("split", "--evidence", "index").errors.contains("of 1 of 2 files (1 changed since the build)"))
    }

    @Test("A file that calls its types 'Self' is what was built")
    func typesCalledSelf() throws {
        let built = try BuiltPackage([
            "Store.swift": Self.store,
            "One.swift": """
            final class One {
                static func first() {}
                func go(_ store: any Store) { Self.first(); Self.first(); Self.first(); store.save(1) }
                func more() { Self.first(); Self.first(); Self.first(); Self.first() }
            }
            """,
        ])
        #expect(
            built.run("split", "--evidence", "index").errors
                == "note: evidence: the compiler's index, of 2 of 2 files [index-used]\n")
    }

    private func later(_ name: String, in built: BuiltPackage) throws { try setTime(60, name, in: built) }

    private func earlier(_ name: String, in built: BuiltPackage) throws { try setTime(-3600, name, in: built) }

    private func setTime(_ seconds: Double, _ name: String, in built: BuiltPackage) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: seconds)],
            ofItemAtPath: built.folder["Sources/App/" + name])
    }
}
