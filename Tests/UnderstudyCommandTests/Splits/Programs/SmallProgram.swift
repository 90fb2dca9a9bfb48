/// A small program whose protocol `{P}` falls into two parts, written in one shape of the language.
///
/// `{P}`, `{F}` and `{A}` stand for names that no other program has, so that all of them can be compiled together.
struct SmallProgram: Sendable {
    /// What shape it is.
    let name: String
    /// Which changes are expected to be certain: `P` for the declaration, `W` and `R` for its two consumers.
    let certain: String
    private let pieces: [String]

    init(
        _ name: String, certain: String = "P W R", protocol: String = SmallProgram.protocol,
        conformer: String = SmallProgram.conformer, writer: String = SmallProgram.writer,
        reader: String = SmallProgram.reader,
        extra: String = "", run: String = SmallProgram.run
    ) {
        self.name = name
        self.certain = certain
        pieces = [`protocol`, conformer, writer, reader, extra, run].filter { !$0.isEmpty }
    }

    static let requirements = """
            func save{F}(_ n: Int) -> Int
            func remove{F}(_ n: Int) -> Int
            func open{A}() -> Int
            func close{A}() -> Int
        """
    static let `protocol` = "protocol {P} {\n\(requirements)\n}"
    static let members = """
            func save{F}(_ n: Int) -> Int { n }
            func remove{F}(_ n: Int) -> Int { n }
            func open{A}() -> Int { 3 }
            func close{A}() -> Int { 4 }
        """
    static let conformer = "final class Live{P}: {P} {\n\(members)\n}"
    static let write = "func run() -> Int { store.save{F}(1) + store.remove{F}(2) }"
    static let read = "func run() -> Int { store.open{A}() + store.close{A}() }"
    static let writer = holder("Writer", write)
    static let reader = holder("Reader", read)
    static let run =
        "@MainActor func run{P}() async -> Int { Writer{P}(store: Live{P}()).run() + Reader{P}(store: Live{P}()).run() }"

    /// A class that keeps the protocol.
    static func holder(_ name: String, _ code: String, head: String = "final class", type: String = "any {P}") -> String
    {
        """
        \(head) \(name){P} {
            let store: \(type)
            init(store: \(type)) { self.store = store }
            \(code)
        }
        """
    }

    /// The source with names that only the program of this number has.
    func source(_ number: Int) -> String {
        pieces.joined(separator: "\n\n")
            .replacing("{P}", with: "Depot\(number)")
            .replacing("{F}", with: Self.fruits[number % Self.fruits.count] + Self.suffix(number))
            .replacing("{A}", with: Self.animals[number % Self.animals.count] + Self.suffix(number)) + "\n"
    }

    private static func suffix(_ number: Int) -> String {
        number < fruits.count ? "" : String(fruits[number / fruits.count].lowercased())
    }

    private static let fruits = [
        "Apple", "Banana", "Cherry", "Damson", "Elder", "Fig", "Grape", "Hazel", "Ivy", "Juniper", "Kiwi", "Lemon",
        "Mango", "Nectarine", "Olive", "Peach", "Quince", "Raspberry", "Sloe", "Tangerine",
    ]
    private static let animals = [
        "Wolf", "Otter", "Badger", "Falcon", "Heron", "Lynx", "Marten", "Newt", "Raven", "Seal", "Tiger", "Urchin",
        "Viper", "Walrus", "Yak", "Zebra", "Bison", "Camel", "Donkey", "Eagle",
    ]
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
