import Testing
import UnderstudyUsage

/// Large numbers change nothing about what a name means.
struct ManyOverloadsTests {
    private static let overloads = [
        "func write(_ text: String)", "func write(_ number: Int?)", "func write(_ note: Note)",
        "func write(_ notes: [Note])", "func write(_ animal: Animal)", "func write(_ speaker: any Speaker)",
        "func write<T: Walker>(_ walker: T)", "func write(_ note: Note, twice: Bool)",
        "func write(_ note: Note, at place: Int = 0)", "func write(_ text: String, _ others: String...)",
        "func write(body: (Int) -> Void)", "func write(_ both: Int, body: (Int, Int) -> Void)", "func write() -> Note",
        "func write() -> String",
    ]
    private static let types = """
        struct Note { let text: String; var maybe: Note?; static let all: [Note] = [] }
        class Animal {}
        final class Cat: Animal {}
        protocol Speaker {}
        struct Parrot: Speaker {}
        protocol Walker {}
        struct Duck: Walker {}

        """

    /// Which overload `call` means, among those above and as many `others`.
    private func meaning(of call: String, others: Int) -> [String] {
        let more = (0..<others).map {
            "func write(_ other: Other\($0))\nfunc write(_ other: Other\($0), label\($0): Int)"
        }
        let structures = (0..<others).map { "struct Other\($0) {}\n" }.joined()
        let code = """
            protocol Writer {
            \(Self.overloads.joined(separator: "\n"))
            \(more.joined(separator: "\n"))
            }
            func use(writer: any Writer, note: Note, cat: Cat, parrot: Parrot, duck: Duck, some: any Speaker) {
                \(call)
            }
            """
        guard let found = usage(of: "Writer", in: Self.types + structures, code) else { return ["no protocol"] }
        return found.consumers.flatMap(\.uses).map {
            found.requirements[$0.requirement.number].requirement.publicText
        }
    }

    @Test(
        "a call among very many overloads means what it means among few",
        arguments: [
            "writer.write(note.text)", "writer.write(\"\")", "writer.write(note)", "writer.write(note.maybe)",
            "writer.write(note.maybe!)", "writer.write(Note.all)", "writer.write(cat)", "writer.write(parrot)",
            "writer.write(some)", "writer.write(duck)", "writer.write(note, twice: true)", "writer.write(note, at: 1)",
            "writer.write(\"\", \"\")", "writer.write { a in }", "writer.write(1) { a, b in }",
            "let n: Note = writer.write()", "let s: String = writer.write()", "_ = writer.write(1)",
            "writer.write(unknown(), twice: false)", "let f = writer.write(_:twice:)",
        ])
    func few(call: String) {
        let few = meaning(of: call, others: 0)
        #expect(few.count == 1)
        #expect(meaning(of: call, others: 40) == few)
    }

    @Test("a call with an unknown argument may mean any of a few overloads, and can't be followed among very many")
    func unknown() {
        #expect(meaning(of: "writer.write(unknown())", others: 0).count == 8)
        let many = usage(
            of: "Writer", in: (0..<40).map { "struct T\($0) {}\n" }.joined(),
            "protocol Writer { \((0..<40).map { "func write(_ value: T\($0))" }.joined(separator: "\n")) }",
            "func use(writer: any Writer) { writer.write(unknown()) }")
        #expect(many?.unresolved.count == 1)
    }

    @Test("each of very many overloads is found, by its type or its label")
    func all() {
        let types = (0..<700).map { "struct T\($0) {}\n" }.joined()
        let overloads = (0..<700).map { "func save(_ value: T\($0))\nfunc load(label\($0) value: Int)" }
        let calls = (0..<700).map { "store.save(T\($0)())\nstore.load(label\($0): 1)" }
        let code = """
            protocol Large { \(overloads.joined(separator: "\n")) }
            func use(store: any Large) { \(calls.joined(separator: "\n")) }
            """
        let used = usage(of: "Large", in: types, code)?.consumers.flatMap(\.uses).map(\.requirement) ?? []
        #expect(Set(used).count == 1_400)
    }

    @Test("operators are told apart by their operands")
    func operators() {
        let types = (0..<40).map { "struct T\($0) {}\n" }.joined()
        let operators = (0..<40).map { "static func + (left: Self, right: T\($0)) -> Self" }
        let code = """
            protocol Sum { \(operators.joined(separator: "\n")) }
            func use<S: Sum>(sum: S, t: T33) -> S { sum + t }
            """
        let used = usage(of: "Sum", in: types, code)?.consumers.flatMap(\.uses).map(\.requirement) ?? []
        #expect(used == [RequirementID(33)])
    }
}
