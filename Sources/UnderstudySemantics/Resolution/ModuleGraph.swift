import UnderstudySyntax

/// Which modules may see what others declare, by what their files import.
///
/// A module sees what it imports, and whatever that imports: more than the compiler allows, never less.
public struct ModuleGraph: Sendable {
    /// A module by its number in a graph.
    public struct Number: Sendable {
        let value: Int

        /// That of all files whose module nobody knows: these see everything, and are seen by all.
        public static let unknown = Number(value: 0)
    }

    private let numbers: NameTable
    /// For each module those that it sees, itself included.
    private let seen: [ModuleSet]
    /// For each module those that see it, itself included.
    private let seers: [ModuleSet]

    /// A graph in which everything is seen by all.
    public init() { self.init([]) }

    /// The graph of files, each with its module and the hashes (`QuickScan.hash(of:)`) of the names that it imports.
    public init(_ files: [(module: String?, imported: [UInt64])]) {
        var numbers = NameTable()
        var count = 1
        for file in files {
            if let module = file.module, numbers.add(QuickScan.hash(of: module), count) == count { count += 1 }
        }
        var seen = (0..<count).map { ModuleSet([0, $0], of: count) }
        seen[0] = ModuleSet(0..<count, of: count)
        for file in files {
            guard let module = file.module, let number = numbers[QuickScan.hash(of: module)] else { continue }
            for name in file.imported { if let other = numbers[name] { seen[number].insert(other) } }
        }
        // Whoever sees the module in the middle sees what that sees (Warshall).
        for middle in 1..<max(count, 1) {
            for number in 1..<count where seen[number].contains(middle) { seen[number].formUnion(seen[middle]) }
        }
        self.numbers = numbers
        self.seen = seen
        var seers = [ModuleSet](repeating: ModuleSet([Int](), of: count), count: count)
        for number in 0..<count {
            for other in 0..<count where seen[other].contains(number) { seers[number].insert(other) }
        }
        self.seers = seers
    }

    /// How many modules there are, files of unknown ones as one.
    var count: Int { seen.count }

    /// The number of `module`.
    public func number(of module: String?) -> Number {
        guard let module, !numbers.names.isEmpty else { return .unknown }
        return Number(value: numbers[QuickScan.hash(of: module)] ?? 0)
    }

    /// The modules that `module` sees, itself included.
    func seen(by module: Number) -> ModuleSet { seen[module.value] }

    /// The modules that see `module`, itself included.
    func seers(of module: Number) -> ModuleSet { seers[module.value] }
}

/// A set of the modules of a graph, a bit for each.
struct ModuleSet: Sendable {
    /// The bits, 64 in a word.
    private(set) var words: [UInt64]

    /// Holds `modules`, of as many as `count`.
    init(_ modules: some Sequence<Int>, of count: Int) {
        words = Array(repeating: 0, count: Self.wordCount(count))
        for module in modules { insert(module) }
    }

    /// The number of words for `count` modules.
    static func wordCount(_ count: Int) -> Int { (count + 63) / 64 }

    /// The bit of `module` in its word, which is `words[module / 64]`.
    static func bit(_ module: Int) -> UInt64 { 1 << UInt64(module % 64) }

    func contains(_ module: Int) -> Bool { words[module / 64] & Self.bit(module) != 0 }

    mutating func insert(_ module: Int) { words[module / 64] |= Self.bit(module) }

    /// Adds all modules of `other`.
    mutating func formUnion(_ other: ModuleSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }
}
