import Testing
import UnderstudyDoubles

/// What templates of members read, by requirements: `docs/templates.md` says what each value is.
@Suite("Values of templates")
struct MemberTemplateValueTests {
    /// A protocol with one requirement, and the values that are neither empty nor false.
    struct Row: Sendable, CustomTestStringConvertible {
        let requirement: String
        let values: [String: String]
        let isSendable: Bool

        init(_ requirement: String, isSendable: Bool = false, _ values: [String: String]) {
            (self.requirement, self.isSendable, self.values) = (requirement, isSendable, values)
        }

        var testDescription: String { requirement }
    }

    static let table = [
        Row(
            "func save()",
            [
                "literalName": "save()", "stem": "save", "head": "func save()", "answer": "nothing",
                "calls.name": "saveCallCount",
            ]),
        Row(
            "func move(_ note: Note, to folder: String) async throws -> Int?",
            [
                "literalName": "move(_:to:)", "stem": "moveTo",
                "head": "func move(_ note: Note, to folder: String) async throws -> Int?", "answer": "stub",
                "call": "try await moveToStub(note, folder)", "calls.name": "moveToCalls",
                "calls.element": "(note: Note, folder: String)", "calls.value": "(note, folder)",
                "stub.name": "moveToStub", "stub.type": "(Note, String) async throws -> Int?",
                "stub.arguments": "note, folder", "stub.effects": "try await ", "stub.result": "nil",
                "stub.resultType": "Int?", "stub.error": "(any Error)?", "stub.value": "{ _, _ in nil }",
                "history.name": "moveToCalls",
            ]),
        Row(
            "func load() throws(Failure) -> Note",
            [
                "literalName": "load()", "stem": "load", "head": "func load() throws(Failure) -> Note",
                "answer": "stub", "call": "try loadStub()", "calls.name": "loadCallCount", "stub.name": "loadStub",
                "stub.type": "() throws(Failure) -> Note", "stub.effects": "try ", "stub.result": "Note(id: 0)",
                "stub.resultType": "Note", "stub.error": "Failure?", "stub.value": "{ Note(id: 0) }",
            ]),
        Row(
            "func make<T: Equatable>(_ type: T.Type) -> T",
            [
                "literalName": "make(_:)", "stem": "make", "head": "func make<T: Equatable>(_ type: T.Type) -> T",
                "answer": "cast", "call": "makeStub(type)", "castType": "T", "calls.name": "makeCalls",
                "calls.element": "any Equatable.Type", "calls.value": "type", "stub.name": "makeStub",
                "stub.type": "(any Equatable.Type) -> Any", "stub.arguments": "type", "stub.resultType": "Any",
                "stub.value": "{ _ in TestIssue.stop(\"PProbe.makeStub is not set\") }", "history.name": "makeCalls",
            ]),
        Row(
            "func fetch(_ done: (Int) -> Void)",
            [
                "literalName": "fetch(_:)", "stem": "fetch", "head": "func fetch(_ done: (Int) -> Void)",
                "answer": "stub", "call": "fetchStub(done)", "calls.name": "fetchCallCount", "stub.name": "fetchStub",
                "stub.type": "((Int) -> Void) -> Void", "stub.arguments": "done", "stub.value": "{ _ in }",
            ]),
        Row(
            "static func reset(_ x: Int)",
            [
                "literalName": "reset(_:)", "stem": "reset", "head": "static func reset(_ x: Int)",
                "answer": "nothing", "lock": "staticStorage", "stubPrefix": "static ", "calls.name": "resetCalls",
                "calls.element": "Int", "calls.value": "x", "history.name": "resetCalls",
            ]),
        Row(
            "func pair(a: Int, b: Int)",
            [
                "literalName": "pair(a:b:)", "stem": "pairAB", "head": "func pair(a: Int, b: Int)",
                "answer": "nothing", "calls.name": "pairABCalls", "calls.element": "(a: Int, b: Int)",
                "calls.value": "(a, b)", "calls.structure.name": "PairABCall",
                "calls.structure.value": ".init(a: a, b: b)", "history.name": "pairABCalls",
            ]),
        Row(
            "func take(_ x: inout Int)",
            [
                "literalName": "take(_:)", "stem": "take", "head": "func take(_ x: inout Int)", "answer": "stub",
                "call": "takeStub(&x)", "calls.name": "takeCalls", "calls.element": "Int", "calls.value": "x",
                "stub.name": "takeStub", "stub.type": "(inout Int) -> Void", "stub.arguments": "&x",
                "stub.value": "{ _ in }", "history.name": "takeCalls",
            ]),
        Row(
            "func log(_ items: Int...)",
            [
                "literalName": "log(_:)", "stem": "log", "head": "func log(_ items: Int...)", "answer": "nothing",
                "calls.name": "logCalls", "calls.element": "[Int]", "calls.value": "items", "history.name": "logCalls",
            ]),
        Row(
            "func `a\"b`()",
            [
                "literalName": "a\\\"b()", "stem": "aB", "head": "func `a\"b`()", "answer": "nothing",
                "calls.name": "aBCallCount",
            ]),
        Row(
            "var count: Int { get }",
            [
                "literalName": "count", "stem": "count", "head": "var count: Int", "answer": "nothing",
                "value.type": "Int", "value.initial": "0",
            ]),
        Row(
            "var name: String? { get set }",
            [
                "literalName": "name", "stem": "name", "head": "var name: String?", "answer": "nothing",
                "observer": " { didSet { nameSetCalls.append(name) } }", "setCalls.name": "nameSetCalls",
                "setCalls.element": "String?", "setCalls.value": "name", "value.type": "String?",
                "value.initial": "nil",
            ]),
        Row(
            "var slow: Int { get async throws }",
            [
                "literalName": "slow", "stem": "slow", "head": "var slow: Int", "effects": " async throws",
                "answer": "stub", "call": "try await slowStub()", "calls.name": "slowCallCount",
                "stub.name": "slowStub", "stub.type": "() async throws -> Int", "stub.effects": "try await ",
                "stub.result": "0", "stub.resultType": "Int", "stub.error": "(any Error)?", "stub.value": "{ 0 }",
            ]),
        Row(
            "var unknown: any Q { get set }",
            [
                "literalName": "unknown", "stem": "unknown", "head": "var unknown: any Q", "answer": "nothing",
                "observer": " { didSet { unknownSetCalls.append(unknown) } }", "setCalls.name": "unknownSetCalls",
                "setCalls.element": "any Q", "setCalls.value": "unknown", "value.type": "any Q",
                "value.isLazy": "true",
            ]),
        Row(
            "subscript(i: Int) -> String { get set }",
            [
                "literalName": "subscript(_:)", "stem": "subscript", "head": "subscript(i: Int) -> String",
                "answer": "stub", "call": "subscriptStub(i)", "calls.name": "subscriptCalls", "calls.element": "Int",
                "calls.value": "i", "stub.name": "subscriptStub", "stub.type": "(Int) -> String",
                "stub.arguments": "i", "stub.result": "\"\"", "stub.resultType": "String",
                "stub.value": "{ _ in \"\" }", "setCalls.name": "subscriptSetCalls",
                "setCalls.element": "(i: Int, newValue: String)", "setCalls.value": "(i, newValue)",
                "history.name": "subscriptCalls",
            ]),
        Row(
            "init(name: String)",
            [
                "literalName": "init(name:)", "stem": "initName", "head": "init(name: String)", "answer": "nothing",
                "calls.name": "initNameCalls", "calls.element": "String", "calls.value": "name",
                "history.name": "initNameCalls",
            ]),
        Row(
            "init?(id: Int)",
            [
                "literalName": "init?(id:)", "stem": "initId", "head": "init?(id: Int)", "answer": "nothing",
                "calls.name": "initIdCalls", "calls.element": "Int", "calls.value": "id",
                "history.name": "initIdCalls",
            ]),
        Row(
            "func find<T>(_ t: T) -> T?",
            [
                "literalName": "find(_:)", "stem": "find", "head": "func find<T>(_ t: T) -> T?", "answer": "cast",
                "call": "findStub(t)", "castType": "T", "isOptionalCast": "true", "calls.name": "findCalls",
                "calls.element": "Any", "calls.value": "t", "stub.name": "findStub", "stub.type": "(Any) -> Any?",
                "stub.arguments": "t", "stub.result": "nil", "stub.resultType": "Any?", "stub.value": "{ _ in nil }",
                "history.name": "findCalls",
            ]),
        Row(
            "func run(_ body: () throws -> Int) rethrows -> Int",
            [
                "literalName": "run(_:)", "stem": "run", "head": "func run(_ body: () throws -> Int) rethrows -> Int",
                "answer": "stub", "call": "runStub(body)", "calls.name": "runCallCount", "stub.name": "runStub",
                "stub.type": "(() throws -> Int) -> Int", "stub.arguments": "body", "stub.result": "0",
                "stub.resultType": "Int", "stub.value": "{ _ in 0 }",
            ]),
        Row(
            "@discardableResult func add(_ x: Int) -> Int",
            [
                "literalName": "add(_:)", "stem": "add", "head": "@discardableResult func add(_ x: Int) -> Int",
                "answer": "stub", "call": "addStub(x)", "calls.name": "addCalls", "calls.element": "Int",
                "calls.value": "x", "stub.name": "addStub", "stub.type": "(Int) -> Int", "stub.arguments": "x",
                "stub.result": "0", "stub.resultType": "Int", "stub.value": "{ _ in 0 }", "history.name": "addCalls",
            ]),
        Row(
            "func move(_ note: Note, to folder: String) async throws -> Int?", isSendable: true,
            [
                "literalName": "move(_:to:)", "stem": "moveTo",
                "head": "func move(_ note: Note, to folder: String) async throws -> Int?", "answer": "stub",
                "call": "try await storage.moveToStub(note, folder)", "lock": "storage", "calls.name": "moveToCalls",
                "calls.element": "(note: Note, folder: String)", "calls.value": "(note, folder)",
                "stub.name": "moveToStub", "stub.type": "@Sendable (Note, String) async throws -> Int?",
                "stub.arguments": "note, folder", "stub.effects": "try await ", "stub.result": "nil",
                "stub.resultType": "Int?", "stub.error": "(any Error)?", "stub.value": "{ _, _ in nil }",
                "history.name": "moveToCalls",
            ]),
        Row(
            "func load() throws(Failure) -> Note", isSendable: true,
            [
                "literalName": "load()", "stem": "load", "head": "func load() throws(Failure) -> Note",
                "answer": "stub", "call": "try storage.loadStub()", "lock": "storage", "calls.name": "loadCallCount",
                "stub.name": "loadStub", "stub.type": "@Sendable () throws(Failure) -> Note", "stub.effects": "try ",
                "stub.result": "Note(id: 0)", "stub.resultType": "Note", "stub.error": "Failure?",
                "stub.value": "{ Note(id: 0) }",
            ]),
        Row(
            "func fetch(_ done: (Int) -> Void)", isSendable: true,
            [
                "literalName": "fetch(_:)", "stem": "fetch", "head": "func fetch(_ done: (Int) -> Void)",
                "answer": "stub", "call": "storage.fetchStub(done)", "lock": "storage", "calls.name": "fetchCallCount",
                "stub.name": "fetchStub", "stub.type": "@Sendable ((Int) -> Void) -> Void", "stub.arguments": "done",
                "stub.value": "{ _ in }",
            ]),
        Row(
            "static func reset(_ x: Int)", isSendable: true,
            [
                "literalName": "reset(_:)", "stem": "reset", "head": "static func reset(_ x: Int)",
                "answer": "nothing", "lock": "staticStorage", "stubPrefix": "static ", "calls.name": "resetCalls",
                "calls.element": "Int", "calls.value": "x", "history.name": "resetCalls",
            ]),
        Row(
            "var name: String? { get set }", isSendable: true,
            [
                "literalName": "name", "stem": "name", "head": "var name: String?", "answer": "nothing",
                "lock": "storage", "observer": " { didSet { nameSetCalls.append(name) } }",
                "setCalls.name": "nameSetCalls", "setCalls.element": "String?", "setCalls.value": "name",
                "value.type": "String?", "value.initial": "nil",
            ]),
        Row(
            "var unknown: any Q { get set }", isSendable: true,
            [
                "literalName": "unknown", "stem": "unknown", "head": "var unknown: any Q", "answer": "nothing",
                "lock": "storage", "observer": " { didSet { unknownSetCalls.append(unknown) } }",
                "setCalls.name": "unknownSetCalls", "setCalls.element": "any Q", "setCalls.value": "unknown",
                "value.type": "any Q", "value.isLazy": "true",
            ]),
        Row(
            "subscript(i: Int) -> String { get set }", isSendable: true,
            [
                "literalName": "subscript(_:)", "stem": "subscript", "head": "subscript(i: Int) -> String",
                "answer": "stub", "call": "storage.subscriptStub(i)", "lock": "storage",
                "calls.name": "subscriptCalls", "calls.element": "Int", "calls.value": "i",
                "stub.name": "subscriptStub", "stub.type": "@Sendable (Int) -> String", "stub.arguments": "i",
                "stub.result": "\"\"", "stub.resultType": "String", "stub.value": "{ _ in \"\" }",
                "setCalls.name": "subscriptSetCalls", "setCalls.element": "(i: Int, newValue: String)",
                "setCalls.value": "(i, newValue)", "history.name": "subscriptCalls",
            ]),
        Row(
            "init?(id: Int)", isSendable: true,
            [
                "literalName": "init?(id:)", "stem": "initId", "head": "init?(id: Int)", "answer": "nothing",
                "lock": "storage", "calls.name": "initIdCalls", "calls.element": "Int", "calls.value": "id",
                "history.name": "initIdCalls",
            ]),
    ]

    private static let names = [
        "head", "stem", "literalName", "effects", "answer", "call", "castType", "isOptionalCast", "lock", "observer",
        "stubPrefix", "calls.name", "calls.element", "calls.value", "calls.structure.name", "calls.structure.value",
        "stub.name", "stub.type", "stub.arguments", "stub.effects", "stub.result", "stub.resultType", "stub.error",
        "stub.value", "setCalls.name", "setCalls.element", "setCalls.value", "value.type", "value.initial",
        "value.isLazy", "history.name",
    ]

    /// A line for each value that is there: `// name=value`.
    private static let template = names.map { name in
        let parts = name.split(separator: ".")
        let owners = (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: ".") }
        let conditions = owners.map { "{% if \($0) %}" }.joined()
        return conditions + "// \(name)={{ \(name) }}" + owners.map { _ in "{% endif %}" }.joined() + "\n"
    }.joined()

    @Test("are what the requirement says", arguments: table)
    func values(_ row: Row) throws {
        let purposes = ["function", "property", "subscript", "initializer"]
        var templates = purposes.map { (name: "understudy/probe/" + $0, text: Self.template) }
        templates.append(("understudy/probe/storage", ""))
        templates.append(("understudy/probe/type", "{% include \"understudy/shared/type\" %}\n"))
        let emission = try Emission(
            """
            struct Failure: Error {}
            struct Note: Identifiable { let id: Int }
            protocol Q {}
            protocol P\(row.isSendable ? ": Sendable" : "") { \(row.requirement) }
            """, templates: templates)
        let lines = try emission.text(DoubleKind(name: "probe")).split(separator: "\n").map { $0.drop { $0 == " " } }
        var found: [String: String] = [:]
        for line in lines where line.hasPrefix("// ") {
            let sides = line.dropFirst(3).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if sides.count == 2, !["", "false"].contains(sides[1]) { found[String(sides[0])] = String(sides[1]) }
        }
        #expect(found == row.values)
    }
}
