extension SmallProgram {
    /// Shapes in which a consumer can hold the protocol.
    static let holderShapes: [SmallProgram] = [
        SmallProgram(
            "optional",
            writer: holder(
                "Writer", "func run() -> Int { (store?.save{F}(1) ?? 0) + (store?.remove{F}(2) ?? 0) }",
                type: "(any {P})?")),
        SmallProgram("bare", writer: holder("Writer", write, type: "{P}"), reader: holder("Reader", read, type: "{P}")),
        SmallProgram(
            "unwrapped implicitly",
            writer:
                "final class Writer{P} {\n    var store: (any {P})!\n    init(store: any {P}) { self.store = store }\n    \(write)\n}"
        ),
        SmallProgram(
            "in an array",
            writer: """
                final class Writer{P} {
                    let stores: [any {P}]
                    init(store: any {P}) { stores = [store] }
                    func run() -> Int { stores.reduce(0) { $0 + $1.save{F}(1) + $1.remove{F}(2) } }
                }
                """),
        SmallProgram(
            "in a dictionary",
            writer: """
                final class Writer{P} {
                    var stores: [String: any {P}] = [:]
                    init(store: any {P}) { stores["a"] = store }
                    func run() -> Int { stores.values.map { $0.save{F}(1) + $0.remove{F}(2) }.reduce(0, +) }
                }
                """),
        SmallProgram(
            "weak", protocol: "protocol {P}: AnyObject {\n\(requirements)\n}",
            writer: """
                final class Writer{P} {
                    weak var store: (any {P})?
                    func run() -> Int { (store?.save{F}(1) ?? 0) + (store?.remove{F}(2) ?? 0) }
                }
                """,
            run: """
                @MainActor func run{P}() async -> Int {
                    let live = Live{P}()
                    let writer = Writer{P}()
                    writer.store = live
                    return writer.run() + Reader{P}(store: live).run()
                }
                """),
        SmallProgram(
            "in a parameter",
            writer:
                "struct Writer{P} {\n    init(store: any {P}) {}\n    func run(_ store: any {P}) -> Int { store.save{F}(1) + store.remove{F}(2) }\n}",
            run:
                "@MainActor func run{P}() async -> Int { Writer{P}(store: Live{P}()).run(Live{P}()) + Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "in an opaque parameter",
            writer:
                "struct Writer{P} {\n    init(store: some {P}) {}\n    func run(_ store: some {P}) -> Int { store.save{F}(1) + store.remove{F}(2) }\n}",
            run:
                "@MainActor func run{P}() async -> Int { Writer{P}(store: Live{P}()).run(Live{P}()) + Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "as the bound of a type", certain: "P R",
            writer:
                "final class Writer{P}<Store: {P}> {\n    let store: Store\n    init(store: Store) { self.store = store }\n    \(write)\n}"
        ),
        SmallProgram(
            "as the bound of a function",
            writer:
                "struct Writer{P} {\n    let store: Live{P}\n    func run() -> Int { use(store) }\n    private func use<S>(_ store: S) -> Int where S: {P} { store.save{F}(1) + store.remove{F}(2) }\n}"
        ),
        SmallProgram(
            "in a function outside types",
            writer:
                "func write{P}(_ store: any {P}) -> Int { store.save{F}(1) + store.remove{F}(2) }",
            run:
                "@MainActor func run{P}() async -> Int { write{P}(Live{P}()) + Reader{P}(store: Live{P}()).run() }"),
        SmallProgram(
            "in a local", certain: "P R W",
            writer:
                "struct Writer{P} {\n    init(store: any {P}) {}\n    func run() -> Int {\n        let store: any {P} = Live{P}()\n        return store.save{F}(1) + store.remove{F}(2)\n    }\n}"
        ),
        SmallProgram(
            "in a closure that makes it", certain: "P R",
            writer:
                "final class Writer{P} {\n    let make: () -> any {P}\n    init(store: any {P}) { make = { store } }\n    func run() -> Int { make().save{F}(1) + make().remove{F}(2) }\n}"
        ),
        SmallProgram(
            "in a closure that takes it", certain: "R",
            writer: """
                final class Writer{P} {
                    let store: any {P}
                    var use: (any {P}) -> Int = { $0.save{F}(1) + $0.remove{F}(2) }
                    init(store: any {P}) { self.store = store }
                    func run() -> Int { use(store) }
                }
                """),
        SmallProgram(
            "in an inout parameter", certain: "P R",
            writer: """
                struct Writer{P} {
                    init(store: any {P}) {}
                    func change(_ store: inout any {P}) -> Int { store.save{F}(1) + store.remove{F}(2) }
                    func run() -> Int {
                        var store: any {P} = Live{P}()
                        return change(&store)
                    }
                }
                """),
        SmallProgram(
            "in somebody's generic type", certain: "P R",
            writer: """
                struct Box{P}<T> { let value: T }
                struct Writer{P} {
                    let box: Box{P}<any {P}>
                    init(store: any {P}) { box = Box{P}(value: store) }
                    func run() -> Int { box.value.save{F}(1) + box.value.remove{F}(2) }
                }
                """),
        SmallProgram(
            "in a property wrapper", certain: "P R",
            writer: """
                @propertyWrapper struct Kept{P}<T> { var wrappedValue: T }
                struct Writer{P} {
                    @Kept{P} var store: any {P}
                    init(store: any {P}) { _store = Kept{P}(wrappedValue: store) }
                    \(write)
                }
                """),
        SmallProgram(
            "lazily",
            writer:
                "final class Writer{P} {\n    lazy var store: any {P} = Live{P}()\n    init(store: any {P}) {}\n    \(write)\n}"
        ),
        SmallProgram(
            "in a computed property",
            writer:
                "struct Writer{P} {\n    init(store: any {P}) {}\n    var store: any {P} { Live{P}() }\n    \(write)\n}"
        ),
        SmallProgram(
            "in a static property",
            writer:
                "@MainActor struct Writer{P} {\n    static let store: any {P} = Live{P}()\n    init(store: any {P}) {}\n    func run() -> Int { Self.store.save{F}(1) + Self.store.remove{F}(2) }\n}"
        ),
        SmallProgram(
            "beside another protocol",
            writer: holder("Writer", write, type: "any {P} & Other{P}"),
            extra: "protocol Other{P} {}\nextension Live{P}: Other{P} {}"),
        SmallProgram(
            "after a cast", certain: "P R",
            writer: """
                struct Writer{P} {
                    let value: Any
                    init(store: Any) { value = store }
                    func run() -> Int {
                        guard let store = value as? any {P} else { return 0 }
                        return store.save{F}(1) + store.remove{F}(2)
                    }
                }
                """),
        SmallProgram(
            "and hands it on",
            writer: holder("Writer", "func run() -> Int { Inner{P}(store: store).run() + store.save{F}(0) }"),
            extra: holder("Inner", write, head: "struct")),
        SmallProgram(
            "and puts it into an array", certain: "P R",
            writer: holder(
                "Writer",
                "func run() -> Int { [store, more{P}()].count - 2 + store.save{F}(1) + store.remove{F}(2) }"),
            extra: "func more{P}() -> any {P} { Live{P}() }"),
        SmallProgram(
            "and returns it", certain: "P R",
            writer: holder("Writer", write + "\n    func give() -> any {P} { store }"),
            extra: "func take{P}(_ writer: Writer{P}) -> Int { writer.give().open{A}() }"),
        SmallProgram(
            "with a subclass",
            writer: holder("Writer", write, head: "class"),
            extra: "final class Sub{P}: Writer{P} {\n    override init(store: any {P}) { super.init(store: store) }\n}"),
        SmallProgram(
            "as a protocol demands",
            writer: holder("Writer", write, head: "struct").replacingHead("Writer{P} {", "Writer{P}: Has{P} {"),
            extra: "protocol Has{P} {\n    var store: any {P} { get }\n}"),
        SmallProgram(
            "as a protocol demands that an extension names",
            extra: "protocol Has{P} {\n    var store: any {P} { get }\n}\nextension Writer{P}: Has{P} {}"),
        SmallProgram(
            "as a metatype", certain: "P R",
            protocol:
                "protocol {P} {\n    static func save{F}(_ n: Int) -> Int\n    static func remove{F}(_ n: Int) -> Int\n    func open{A}() -> Int\n    func close{A}() -> Int\n}",
            conformer:
                "final class Live{P}: {P} {\n    static func save{F}(_ n: Int) -> Int { n }\n    static func remove{F}(_ n: Int) -> Int { n }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}",
            writer:
                "struct Writer{P} {\n    let type: any {P}.Type\n    init(store: any {P}) { type = Swift.type(of: store) }\n    func run() -> Int { type.save{F}(1) + type.remove{F}(2) }\n}"
        ),
        SmallProgram(
            "in a case", certain: "P R",
            writer: """
                enum State{P} { case loaded(any {P}) }
                struct Writer{P} {
                    let state: State{P}
                    init(store: Live{P}) { state = .loaded(store) }
                    func run() -> Int {
                        switch state { case .loaded(let store): store.save{F}(1) + store.remove{F}(2) }
                    }
                }
                """),
        SmallProgram(
            "with a key path to it", certain: "P R",
            extra: "@MainActor func path{P}() -> KeyPath<Writer{P}, any {P}> { \\Writer{P}.store }"),
        SmallProgram(
            "with extensions that use it",
            writer:
                "final class Writer{P} {\n    let store: any {P}\n    init(store: any {P}) { self.store = store }\n    func run() -> Int { store.save{F}(1) + removed }\n}\nextension Writer{P} {\n    var removed: Int { store.remove{F}(2) }\n}"
        ),
        SmallProgram(
            "with the initialiser that nobody wrote",
            writer: "struct Writer{P} {\n    let store: any {P}\n    \(write)\n}"),
        SmallProgram(
            "with a default argument",
            writer:
                "struct Writer{P} {\n    let store: any {P}\n    init(store: any {P} = Live{P}()) { self.store = store }\n    \(write)\n}"
        ),
        SmallProgram(
            "in a nested type",
            writer: "enum Outer{P} {\n\(holder("Writer", write, head: "struct"))\n}",
            run:
                "@MainActor func run{P}() async -> Int { Outer{P}.Writer{P}(store: Live{P}()).run() + Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "with others that set it",
            writer:
                "final class Writer{P} {\n    var store: any {P}\n    init(store: any {P}) { self.store = store }\n    \(write)\n}",
            extra: "func reset{P}(_ writer: Writer{P}) { writer.store = Live{P}() }"),
        SmallProgram(
            "with others that use more of it", certain: "P R",
            extra: "struct Peek{P} {\n    func run(_ writer: Writer{P}) -> Int { writer.store.open{A}() }\n}"),
        SmallProgram(
            "with others that take it from it", certain: "P R",
            extra: "struct Thief{P} {\n    func run(_ writer: Writer{P}) -> any {P} { writer.store }\n}"),
        SmallProgram(
            "in a conditional expression", certain: "P R",
            writer: holder(
                "Writer",
                "func run() -> Int { let it = run{P}Flag ? store : more{P}(); return it.save{F}(1) + it.remove{F}(2) }"),
            extra: "let run{P}Flag = true\nfunc more{P}() -> any {P} { Live{P}() }"),
        SmallProgram(
            "in a tuple",
            writer:
                "struct Writer{P} {\n    let pair: (store: any {P}, Int)\n    init(store: any {P}) { pair = (store, 1) }\n    func run() -> Int { pair.store.save{F}(1) + pair.store.remove{F}(2) }\n}",
            run: SmallProgram.run),
        SmallProgram(
            "through an alias", certain: "P R",
            writer: "typealias Alias{P} = any {P}\n" + holder("Writer", write, type: "Alias{P}")),
    ]
}

extension String {
    fileprivate func replacingHead(_ part: String, _ other: String) -> String {
        split(separator: part, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: other)
    }
}
