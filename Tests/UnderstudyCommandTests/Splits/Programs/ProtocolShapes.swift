extension SmallProgram {
    /// Shapes that the protocol, its conforming types and its extensions can have.
    static let protocolShapes: [SmallProgram] = [
        SmallProgram("plain"),
        SmallProgram("for classes", protocol: "protocol {P}: AnyObject {\n\(requirements)\n}"),
        SmallProgram("sendable", protocol: "protocol {P}: Sendable {\n\(requirements)\n}"),
        SmallProgram("for classes and sendable", protocol: "protocol {P}: AnyObject, Sendable {\n\(requirements)\n}"),
        SmallProgram(
            "private to the file", protocol: "private protocol {P} {\n\(requirements)\n}",
            conformer: "private final class Live{P}: {P} {\n\(members)\n}",
            writer: holder("Writer", write, head: "private final class"),
            reader: holder("Reader", read, head: "private final class")),
        SmallProgram(
            "public", protocol: "public protocol {P} {\n\(requirements)\n}"),
        SmallProgram("package", protocol: "package protocol {P} {\n\(requirements)\n}"),
        SmallProgram(
            "on the main actor", protocol: "@MainActor protocol {P} {\n\(requirements)\n}",
            writer: holder("Writer", write, head: "@MainActor final class"),
            reader: holder("Reader", read, head: "@MainActor final class")),
        SmallProgram(
            "on a global actor that the sources declare",
            protocol:
                "@globalActor actor Own{P} { static let shared = Own{P}() }\n@Own{P} protocol {P} {\n\(requirements)\n}",
            conformer: "@Own{P} final class Live{P}: {P} {\n\(members)\n}",
            writer: holder("Writer", write, head: "@Own{P} final class"),
            reader: holder("Reader", read, head: "@Own{P} final class"),
            run:
                "@Own{P} func run{P}() async -> Int { Writer{P}(store: Live{P}()).run() + Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "of actors", protocol: "protocol {P}: Actor {\n\(requirements)\n}",
            conformer: "actor Live{P}: {P} {\n\(members)\n}",
            writer: holder("Writer", "func run() async -> Int { await store.save{F}(1) + store.remove{F}(2) }"),
            reader: holder("Reader", "func run() async -> Int { await store.open{A}() + store.close{A}() }"),
            run:
                "func run{P}() async -> Int { await Writer{P}(store: Live{P}()).run() + Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "inherits what its conforming type names too",
            protocol: "protocol Base{P} { var id: Int { get } }\nprotocol {P}: Base{P} {\n\(requirements)\n}",
            conformer: "final class Live{P}: {P}, Base{P} {\n    var id: Int { 1 }\n\(members)\n}"),
        SmallProgram(
            "inherits a standard protocol",
            protocol: "protocol {P}: CustomStringConvertible {\n\(requirements)\n}",
            conformer: "final class Live{P}: {P} {\n    var description: String { \"\" }\n\(members)\n}"),
        SmallProgram(
            "bound to a class",
            protocol: "class View{P} {}\nprotocol {P}: View{P} {\n\(requirements)\n}",
            conformer: "final class Live{P}: View{P}, {P} {\n\(members)\n}"),
        SmallProgram(
            "extended with what nobody uses",
            extra: "extension {P} {\n    func tidy() -> Int { 0 }\n}"),
        SmallProgram(
            "extended with what a consumer uses", certain: "P R",
            writer: holder("Writer", "func run() -> Int { store.save{F}(1) + store.remove{F}(2) + store.tidy() }"),
            extra: "extension {P} {\n    func tidy() -> Int { 0 }\n}"),
        SmallProgram(
            "with a default implementation",
            protocol: "protocol {P} {\n\(requirements)\n    func paint{A}() -> Int\n}",
            extra: "extension {P} {\n    func paint{A}() -> Int { 9 }\n}"),
        SmallProgram(
            "with availability", protocol: "@available(macOS 13, *)\nprotocol {P} {\n\(requirements)\n}"),
        SmallProgram(
            "nested, with its path", protocol: "enum Space{P} {\n    protocol {P} {\n\(requirements)\n    }\n}",
            conformer: "final class Live{P}: Space{P}.{P} {\n\(members)\n}",
            writer: holder("Writer", write, type: "any Space{P}.{P}"),
            reader: holder("Reader", read, type: "(any Space{P}.{P})")),
        SmallProgram(
            "nested, from inside",
            protocol: "enum Space{P} {\n    protocol {P} {\n\(requirements)\n    }\n}",
            conformer: "final class Live{P}: Space{P}.{P} {\n\(members)\n}",
            writer: "extension Space{P} {\n\(holder("Writer", write))\n}",
            reader: "extension Space{P} {\n\(holder("Reader", read))\n}",
            run:
                "@MainActor func run{P}() async -> Int { Space{P}.Writer{P}(store: Live{P}()).run() + Space{P}.Reader{P}(store: Live{P}()).run() }"
        ),
        SmallProgram(
            "with an associated type",
            protocol: "protocol {P} {\n    associatedtype Key = Int\n\(requirements)\n}"),
        SmallProgram(
            "with a primary associated type",
            protocol: "protocol {P}<Key> {\n    associatedtype Key = Int\n\(requirements)\n}"),
        SmallProgram(
            "with a where clause", certain: "",
            protocol: "protocol {P} where Self: AnyObject {\n\(requirements)\n}"),
        SmallProgram(
            "with conditions",
            protocol:
                "protocol {P} {\n    func save{F}(_ n: Int) -> Int\n    func remove{F}(_ n: Int) -> Int\n    #if DEBUG\n    func open{A}() -> Int\n    #else\n    func open{A}() -> Int\n    #endif\n    func close{A}() -> Int\n}"
        ),
        SmallProgram(
            "with documentation",
            protocol: """
                /// Keeps things.
                protocol {P} {
                    /// Saves.
                    func save{F}(_ n: Int) -> Int  // at once
                    // MARK: - Removing

                    /// Removes.
                    func remove{F}(_ n: Int) -> Int

                    /* Opens. */
                    func open{A}() -> Int
                    func close{A}() -> Int
                }
                """),
        SmallProgram(
            "with properties",
            protocol: """
                protocol {P}: AnyObject {
                    var {F}Count: Int { get set }
                    var {F}Limit: Int { get }
                    func open{A}() -> Int
                    func close{A}() -> Int
                }
                """,
            conformer:
                "final class Live{P}: {P} {\n    var {F}Count = 0\n    var {F}Limit: Int { 2 }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}",
            writer: holder("Writer", "func run() -> Int { store.{F}Count = 1; return store.{F}Count + store.{F}Limit }")
        ),
        SmallProgram(
            "with static requirements", certain: "P R W",
            protocol:
                "protocol {P} {\n    static func save{F}(_ n: Int) -> Int\n    static func remove{F}(_ n: Int) -> Int\n    func open{A}() -> Int\n    func close{A}() -> Int\n}",
            conformer:
                "final class Live{P}: {P} {\n    static func save{F}(_ n: Int) -> Int { n }\n    static func remove{F}(_ n: Int) -> Int { n }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}",
            writer: holder(
                "Writer",
                "func run() -> Int { type(of: store).save{F}(1) + type(of: store).remove{F}(2) }")),
        SmallProgram(
            "with a subscript", certain: "P R",
            protocol:
                "protocol {P} {\n    subscript(save{F} n: Int) -> Int { get }\n    func remove{F}(_ n: Int) -> Int\n    func open{A}() -> Int\n    func close{A}() -> Int\n}",
            conformer:
                "final class Live{P}: {P} {\n    subscript(save{F} n: Int) -> Int { n }\n    func remove{F}(_ n: Int) -> Int { n }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}",
            writer: holder("Writer", "func run() -> Int { store[save{F}: 1] + store.remove{F}(2) }")),
        SmallProgram(
            "asynchronous and throwing",
            protocol:
                "protocol {P} {\n    func save{F}(_ n: Int) async throws -> Int\n    func remove{F}(_ n: Int) async throws -> Int\n    func open{A}() throws -> Int\n    func close{A}() -> Int\n}",
            writer: holder(
                "Writer",
                "func run() async throws -> Int { try await store.save{F}(1) + store.remove{F}(2) }"),
            reader: holder("Reader", "func run() throws -> Int { try store.open{A}() + store.close{A}() }"),
            run: """
                func run{P}() async -> Int {
                    let writer = Writer{P}(store: Live{P}())
                    return ((try? await writer.run()) ?? 0) + ((try? Reader{P}(store: Live{P}()).run()) ?? 0)
                }
                """),
        SmallProgram(
            "of structures that change",
            protocol:
                "protocol {P} {\n    mutating func save{F}(_ n: Int) -> Int\n    mutating func remove{F}(_ n: Int) -> Int\n    func open{A}() -> Int\n    func close{A}() -> Int\n}",
            conformer:
                "struct Live{P}: {P} {\n    mutating func save{F}(_ n: Int) -> Int { n }\n    mutating func remove{F}(_ n: Int) -> Int { n }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}",
            writer:
                "final class Writer{P} {\n    var store: any {P}\n    init(store: any {P}) { self.store = store }\n    \(write)\n}"
        ),
        SmallProgram(
            "that speaks of Self",
            protocol: "protocol {P} {\n\(requirements)\n    func copy{A}() -> Self\n}",
            conformer: "final class Live{P}: {P} {\n\(members)\n    func copy{A}() -> Self { self }\n}",
            reader: holder(
                "Reader", "func run() -> Int { store.copy{A}().open{A}() + store.close{A}() }")),
        SmallProgram(
            "with generic requirements",
            protocol:
                "protocol {P} {\n    func save{F}<T>(_ n: T) -> T\n    func remove{F}<T: Equatable>(_ n: T) -> T\n    func open{A}() -> Int\n    func close{A}() -> Int\n}",
            conformer:
                "final class Live{P}: {P} {\n    func save{F}<T>(_ n: T) -> T { n }\n    func remove{F}<T: Equatable>(_ n: T) -> T { n }\n    func open{A}() -> Int { 3 }\n    func close{A}() -> Int { 4 }\n}"
        ),
        SmallProgram(
            "that another protocol refines",
            extra:
                "protocol Larger{P}: {P} {\n    func more() -> Int\n}\nfinal class Big{P}: Larger{P} {\n\(members)\n    func more() -> Int { 0 }\n}"
        ),
        SmallProgram(
            "with conforming types in extensions",
            conformer: "final class Live{P} {\n}\nextension Live{P}: {P} {\n\(members)\n}"),
        SmallProgram(
            "with arrays and generic types of some arguments that conform",
            extra:
                "struct Box{P}<T> {}\nextension Box{P}<Int>: {P} {\n\(members)\n}\nextension [Box{P}<Int>]: {P} {\n\(members)\n}\nextension Set: {P} where Element == Bool {\n\(members)\n}"
        ),
        SmallProgram(
            "with a constrained extension of arrays",
            extra: "extension Array where Element: {P} {\n    var depots: Int { count }\n}"),
        SmallProgram(
            "used by name at run time",
            extra:
                "func is{P}(_ value: Any) -> Bool { value is any {P} }\nfunc kind{P}() -> Any.Type { (any {P}).self }"),
    ]
}
