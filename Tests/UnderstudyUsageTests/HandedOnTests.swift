import Testing
import UnderstudyUsage

/// Values that are handed on: what others do with them.
struct HandedOnTests {
    private let worker =
        "class Worker { let store: any Store; init(store: any Store) { self.store = store }; func f() { store.reset() } }\n"

    @Test("through an initialiser into a property")
    func initialiser() {
        let code = worker + "class A { let store: Store; func f() { _ = Worker(store: store) } }"
        #expect(handedOn(code) == ["A > Worker"])
    }

    @Test("through the initialiser that nobody wrote")
    func memberwise() {
        let code = """
            struct Worker { let store: any Store; func f() { store.reset() } }
            class A { let store: Store; func f() { _ = Worker(store: store) } }
            """
        #expect(handedOn(code) == ["A > Worker"])
    }

    @Test("through a parameter of a function")
    func parameter() {
        let code = "func clear(_ s: some Store) { s.reset() }; class A { let store: Store; func f() { clear(store) } }"
        #expect(handedOn(code) == ["A > clear(_:)"])
    }

    @Test("over several hands, to whoever does it")
    func severalHands() {
        let code =
            worker + """
                class Maker { let s: Store; init(_ s: Store) { self.s = s }; func make() -> Worker { Worker(store: s) } }
                class A { let store: Store; func f() { _ = Maker(store) } }
                """
        #expect(handedOn(code) == ["A > Maker", "Maker > Worker"])
    }

    @Test("in a circle, without end")
    func circle() {
        let code = """
            func ping(_ s: Store, _ n: Int) { pong(s, n) }
            func pong(_ s: Store, _ n: Int) { s.reset(); ping(s, n) }
            """
        #expect(handedOn(code) == ["ping(_:_:) > pong(_:_:)", "pong(_:_:) > ping(_:_:)"])
    }

    @Test("by setting another type's property")
    func assignment() {
        let code = """
            class Worker { var store: Store?; func f() { store?.reset() } }
            class A { let store: Store; let worker: Worker; func f() { worker.store = store } }
            """
        #expect(handedOn(code) == ["A > Worker"])
    }

    @Test("who hands a value on needs what others do with it, and uses nothing itself")
    func needs() throws {
        let code = worker + "class A { let store: Store; func f() { _ = Worker(store: store) } }"
        let consumers = try #require(usage(in: store, code)).consumers
        let passing = try #require(consumers.first { $0.name == "A" })
        #expect(passing.uses.isEmpty)
        #expect(passing.needs == [RequirementID(6)])
        #expect(passing.isMentioned)
        #expect(consumers.first { $0.name == "Worker" }?.isMentioned == false)
    }

    @Test("what others use through a consumer's property is needed of it")
    func reached() throws {
        let code = """
            class Worker { let store: any Store; init(store: any Store) { self.store = store }; func f() { store.reset() } }
            class A { let worker: Worker; func f() -> Int { worker.store.count } }
            """
        let worker = try #require(usage(in: store, code)?.consumers.first { $0.name == "Worker" })
        #expect(worker.needs == [RequirementID(1), RequirementID(6)])
        #expect(!worker.isMentioned)
    }

    @Test("to a member that an extension of the protocol adds")
    func extensionMember() {
        let code =
            "extension Store { func twice() { reset(); reset() } }; class A { let s: Store; func f() { s.twice() } }"
        #expect(handedOn(code).isEmpty)
        #expect(uses(code) == ["A.reset()"])
    }

    @Test("a concrete value that is handed to the protocol is nobody's use of the protocol")
    func concrete() {
        let code = worker + "class File: Store {}; class A { let file: File; func f() { _ = Worker(store: file) } }"
        #expect(handedOn(code).isEmpty)
    }
}
