/// A protocol that changes at random.
struct RandomProtocol {
    /// Told apart from those of other sequences, so that many can be compiled together.
    private(set) var name: String
    private let seed: UInt64
    private(set) var demands: [RandomDemand] = []
    /// What it inherits from a protocol of the same file.
    private(set) var inherited: [RandomDemand] = []
    private(set) var isolation = ""
    private(set) var isSendable: Bool
    private(set) var isActor = false
    private(set) var access = ""
    private(set) var isRenamed = false

    init(_ seed: UInt64, _ numbers: inout SeededNumbers) {
        self.seed = seed
        name = "Store\(seed)"
        isSendable = numbers.isOne(in: 3)
        if numbers.isOne(in: 6) { isolation = "@MainActor\n" }
        for _ in 0..<(1 + numbers.below(5)) { add(&numbers) }
    }

    private mutating func add(_ numbers: inout SeededNumbers) {
        let demand = RandomDemand(&numbers)
        guard fits(demand, besides: nil) else { return }
        demands.insert(demand, at: numbers.below(demands.count + 1))
    }

    private func fits(_ demand: RandomDemand, besides index: Int?) -> Bool {
        let others = demands.enumerated().filter { $0.offset != index }.map(\.element) + inherited
        return others.allSatisfy { demand.goes(with: $0) }
    }

    /// Whether some members share a name: those of their storage then depend on what was there before.
    var hasOverloads: Bool { Set((demands + inherited).map(\.baseName)).count < (demands + inherited).count }

    /// Whether some members need no double's.
    var hasDefaults: Bool { demands.contains(where: \.hasDefault) }

    /// Takes the name for the first one.
    mutating func settleName() { isRenamed = false }

    /// The file.
    var text: String {
        let base = "Base\(seed)"
        var bases: [String] = []
        if isActor { bases.append("Actor") } else if isSendable { bases.append("Sendable") }
        if !inherited.isEmpty { bases.append(base) }
        let clause = bases.isEmpty ? "" : ": " + bases.joined(separator: ", ")
        var text = "import Foundation\n\n"
        if !inherited.isEmpty {
            text +=
                "\(isActor ? "" : isolation)\(access)protocol \(base)\(isActor ? ": Actor" : "") {\n\(Self.lines(inherited))\n}\n\n"
        }
        text += "\(isActor ? "" : isolation)\(access)protocol \(name)\(clause) {\n\(Self.lines(demands))\n}\n"
        let defaults = demands.filter { $0.hasDefault && !$0.isConditional }
        if !defaults.isEmpty {
            text += "\nextension \(name) {\n"
            text += defaults.map { $0.implementation(access) + "\n" }.joined() + "}\n"
        }
        return text
    }

    private static func lines(_ demands: [RandomDemand]) -> String {
        demands.map { demand in
            demand.isConditional ? "    #if os(Linux)\n    \(demand.text)\n    #endif" : "    " + demand.text
        }.joined(separator: "\n")
    }

    // MARK: - Changes

    /// Changes the protocol, or one of its requirements.
    mutating func change(_ numbers: inout SeededNumbers) {
        switch numbers.below(22) {
        case 0...4: add(&numbers)
        case 5...7: if !demands.isEmpty { demands.remove(at: numbers.below(demands.count)) }
        case 8: demands.shuffle(using: &numbers)
        case 9: isSendable.toggle()
        case 10: isolation = isolation.isEmpty ? "@MainActor\n" : ""
        case 11: access = access.isEmpty ? "public " : ""
        case 12: rename(&numbers)
        case 13: inherit(&numbers)
        // An actor takes no 'convenience', which some sequences have.
        case 14: if numbers.isOne(in: 3), seed % 2 == 1 { isActor.toggle() }
        default: changeOne(&numbers)
        }
    }

    private mutating func rename(_ numbers: inout SeededNumbers) {
        guard numbers.isOne(in: 2), demands.count > 1 else { return }
        name = (name.hasPrefix("Store") ? "Archive" : "Store") + "\(seed)"
        isRenamed = true
    }

    private mutating func inherit(_ numbers: inout SeededNumbers) {
        if !inherited.isEmpty, numbers.isOne(in: 2) {
            inherited = []
        } else {
            let demand = RandomDemand(&numbers)
            if fits(demand, besides: nil) { inherited.append(demand) }
        }
    }

    private mutating func changeOne(_ numbers: inout SeededNumbers) {
        guard let index = demands.indices.randomElement(using: &numbers) else { return }
        var demand = demands[index]
        demand.change(&numbers)
        if fits(demand, besides: index) { demands[index] = demand }
    }
}
